import type { ListerFacts, RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { toWireDate, type WireDate } from '@hanca/common/fields.ts';
import { type Caller, isAdmin } from '../../http/access.ts';
import { regionName } from '../geo/places.ts';
import { loweredOf } from './prices.ts';
import type { CardRow, DetailRow, SummaryRow } from './queries.ts';
import { optionsOf, statedOf } from './stated.ts';
import { NAMED_METRES, stationsNear } from './stations.ts';

/** A day of the database (YYYY-MM-DD) as its start in UTC. */
const toWireDay = (day: string | null): WireDate =>
  toWireDate(day === null ? null : new Date(`${day}T00:00:00Z`));

/** Whether a caller may see a listing that not everybody sees. */
export const isInside = (row: { userId: number }, caller: Caller | null): boolean =>
  caller?.id === row.userId || isAdmin(caller);

interface ListerRow {
  userSince: Date;
  /** These two are null as long as nothing was found out. */
  answersWithin: number | null;
  done: number | null;
  verified: boolean;
}

/** Noon, so that it is the same month wherever it is read. */
const monthOf = (date: Date): Date => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1, 12));

/** What everybody reads of who offers a home. */
export const presentLister = ({ userSince, answersWithin, done, verified }: ListerRow): ListerFacts => ({
  since: toWireDate(monthOf(userSince)),
  answersWithin,
  done: done ?? 0,
  verified,
});

/** A lower price while it is news. */
const presentLowered = (row: CardRow): Pick<RealtySummary, 'previousPrice' | 'loweredDate'> => {
  const { previousPrice, lowered } = loweredOf(row, Date.now());
  return { previousPrice, loweredDate: lowered && toWireDate(lowered) };
};

const presentStation = ({ publicLat, publicLng }: CardRow): RealtySummary['station'] => {
  const [nearest] = stationsNear({ lat: publicLat, lng: publicLng }, NAMED_METRES);
  return nearest ? { name: nearest.station.name, metres: nearest.metres } : null;
};

/** A stored listing as lists show it to everybody. */
export const presentCard = (row: CardRow): RealtySummary => ({
  id: row.id,
  title: row.title,
  thumbnail: row.images[0] ?? '',
  images: row.images,
  regionId: row.regionId,
  cityId: row.cityId,
  cityName: regionName(row.cityId) ?? '',
  reType: row.reType,
  reTypeTitle: row.reTypeTitle ?? '',
  txType: row.txType,
  price: row.price,
  ...presentLowered(row),
  bedroom: row.bedroom,
  bathroom: row.bathroom,
  area: row.area,
  address: row.publicAddress,
  location: { lat: row.publicLat, lng: row.publicLng },
  station: presentStation(row),
  ...statedOf(row),
  bathKind: row.bathKind,
  utilitiesIncluded: row.utilitiesIncluded ?? undefined,
  womenOnly: row.womenOnly ?? undefined,
  availability: row.availability,
  availableDate: row.availableDate,
  roomKind: row.roomKind,
  status: row.status,
  userId: row.userId,
  userName: row.userName,
  createdDate: toWireDate(row.createdAt),
  updatedDate: toWireDate(row.updatedAt),
  visible: row.visible,
  ...(row.inquiredAt ? { inquired: true } : {}),
  ...(row.unconfirmed ? { unconfirmed: true } : {}),
  expiresDate: null,
  viewCount: null,
  hiddenReason: null,
});

/** The same as a caller sees it: only its owner sees where exactly the home is. */
export const presentSummary = (row: SummaryRow, caller: Caller | null): RealtySummary => ({
  ...presentCard(row),
  ...(caller?.id === row.userId ? { address: row.address, location: { lat: row.lat, lng: row.lng } } : {}),
  ...(isInside(row, caller)
    ? {
        expiresDate: toWireDate(row.expiresAt),
        viewCount: row.viewCount ?? 0,
        hiddenReason: row.hiddenReason,
        ...(row.unverified ? { unverified: true } : {}),
      }
    : {}),
});

/** A stored listing with its text; the phone number is there for its owner alone. */
export const presentDetail = (row: DetailRow, caller: Caller | null): RealtyDetail => ({
  ...presentSummary(row, caller),
  regionName: regionName(row.regionId) ?? '',
  txTypeTitle: row.txTypeTitle ?? '',
  availableFrom: toWireDay(row.availableFrom),
  minTermMonths: row.minTermMonths,
  pets: row.pets,
  content: row.content,
  facing: row.facing,
  buildYear: row.buildYear,
  options: optionsOf(row),
  parkingFee: row.parkingFee,
  deposit: row.deposit,
  utilities: row.utilities,
  utilitiesFee: row.utilitiesFee,
  smoking: row.smoking,
  laundry: row.laundry,
  storey: row.storey,
  housemates: row.housemates,
  houseRules: row.houseRules,
  hasPhone: row.phone !== '',
  ...(caller?.id === row.userId ? { phone: row.phone } : {}),
  lister: presentLister(row),
  confirmedDate: toWireDate(row.confirmedAt),
});
