import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { toWireDate, type WireDate } from '@hanca/common/fields.ts';
import { type Caller, isAdmin } from '../../http/access.ts';
import { regionName } from '../geo/places.ts';
import { optionsOf } from './amenities.ts';
import type { DetailRow, SummaryRow } from './queries.ts';

/** A day of the database (YYYY-MM-DD) as its start in UTC. */
const toWireDay = (day: string | null): WireDate =>
  toWireDate(day === null ? null : new Date(`${day}T00:00:00Z`));

/** Whether a caller may see a listing that not everybody sees. */
export const isInside = (row: { userId: number }, caller: Caller | null): boolean =>
  caller?.id === row.userId || isAdmin(caller);

/** A stored listing as lists show it to a caller: where exactly the home is, its owner alone is told. */
export const presentSummary = (row: SummaryRow, caller: Caller | null): RealtySummary => {
  const own = caller?.id === row.userId;
  const inside = isInside(row, caller);
  return {
    id: row.id,
    title: row.title,
    thumbnail: row.images[0] ?? '',
    images: row.images,
    regionId: row.regionId,
    regionName: regionName(row.regionId) ?? '',
    cityId: row.cityId,
    cityName: regionName(row.cityId) ?? '',
    reType: row.reType,
    reTypeTitle: row.reTypeTitle ?? '',
    txType: row.txType,
    txTypeTitle: row.txTypeTitle ?? '',
    price: row.price,
    previousPrice: row.previousPrice,
    bedroom: row.bedroom,
    bathroom: row.bathroom,
    area: row.area,
    address: own ? row.address : row.publicAddress,
    location: own ? { lat: row.lat, lng: row.lng } : { lat: row.publicLat, lng: row.publicLng },
    furnished: row.furnished,
    parking: row.parking,
    availability: row.availability,
    availableFrom: toWireDay(row.availableFrom),
    availableDate: row.availableDate,
    minTermMonths: row.minTermMonths,
    pets: row.pets,
    roomKind: row.roomKind,
    status: row.status,
    userId: row.userId,
    userName: row.userName,
    createdDate: toWireDate(row.createdAt),
    updatedDate: toWireDate(row.updatedAt),
    visible: row.visible,
    expiresDate: inside ? toWireDate(row.expiresAt) : null,
    viewCount: inside ? (row.viewCount ?? 0) : null,
    hiddenReason: inside ? row.hiddenReason : null,
  };
};

/** A stored listing with its text; the phone number is there for its owner alone. */
export const presentDetail = (row: DetailRow, caller: Caller | null): RealtyDetail => ({
  ...presentSummary(row, caller),
  content: row.content,
  facing: row.facing,
  buildYear: row.buildYear,
  options: optionsOf(row.options),
  parkingFee: row.parkingFee,
  deposit: row.deposit,
  utilities: row.utilities,
  smoking: row.smoking,
  laundry: row.laundry,
  storey: row.storey,
  housemates: row.housemates,
  houseRules: row.houseRules,
  hasPhone: row.phone !== '',
  ...(caller?.id === row.userId ? { phone: row.phone } : {}),
  userSince: toWireDate(row.userSince),
});
