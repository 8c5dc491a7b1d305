import { AMENITIES } from '@hanca/common/amenities.ts';
import { regionName } from '../server/src/features/geo/places.ts';

/** A listing in a list as the hand-written route reads it. */
export interface SummaryRow {
  id: number;
  title: string;
  images: string[];
  region_id: string;
  city_id: string;
  re_type: number;
  re_type_title: string | null;
  tx_type: number;
  price: number;
  previous_price: number | null;
  bedroom: number;
  bathroom: number;
  area: number;
  public_address: string;
  public_lat: number;
  public_lng: number;
  furnished: boolean;
  parking: number;
  availability: string | null;
  available_date: string;
  room_kind: string | null;
  status: number;
  user_id: number;
  user_name: string;
  created_at: Date;
  updated_at: Date;
  visible: boolean;
}

/** The same with its text. */
export interface DetailRow extends SummaryRow {
  tx_type_title: string | null;
  available_from: string | null;
  min_term_months: number | null;
  pets: string | null;
  content: string;
  facing: number;
  build_year: number | null;
  options: string[];
  parking_fee: number | null;
  deposit: number | null;
  utilities: string[];
  smoking: string | null;
  laundry: string | null;
  storey: number | null;
  housemates: string;
  house_rules: string;
  phone: string;
  user_since: Date;
}

const time = (date: Date | null) => ({ time: date ? String(date.getTime()) : '0' });

/** As everybody sees it, field by field as the contract orders them. */
export const summaryOf = (row: SummaryRow) => ({
  id: row.id,
  title: row.title,
  thumbnail: row.images[0] ?? '',
  images: row.images,
  regionId: row.region_id,
  cityId: row.city_id,
  cityName: regionName(row.city_id) ?? '',
  reType: row.re_type,
  reTypeTitle: row.re_type_title ?? '',
  txType: row.tx_type,
  price: row.price,
  previousPrice: row.previous_price,
  bedroom: row.bedroom,
  bathroom: row.bathroom,
  area: row.area,
  address: row.public_address,
  location: { lat: row.public_lat, lng: row.public_lng },
  furnished: row.furnished,
  parking: row.parking,
  availability: row.availability,
  availableDate: row.available_date,
  roomKind: row.room_kind,
  status: row.status,
  userId: row.user_id,
  userName: row.user_name,
  createdDate: time(row.created_at),
  updatedDate: time(row.updated_at),
  visible: row.visible,
  expiresDate: null,
  viewCount: null,
  hiddenReason: null,
});

/** The same of a listing with its text. */
export const detailOf = (row: DetailRow) => ({
  ...summaryOf(row),
  regionName: regionName(row.region_id) ?? '',
  txTypeTitle: row.tx_type_title ?? '',
  availableFrom: time(row.available_from === null ? null : new Date(row.available_from)),
  minTermMonths: row.min_term_months,
  pets: row.pets,
  content: row.content,
  facing: row.facing,
  buildYear: row.build_year,
  options: Object.fromEntries(AMENITIES.map(({ code }) => [code, row.options.includes(code)])),
  parkingFee: row.parking_fee,
  deposit: row.deposit,
  utilities: row.utilities,
  smoking: row.smoking,
  laundry: row.laundry,
  storey: row.storey,
  housemates: row.housemates,
  houseRules: row.house_rules,
  hasPhone: row.phone !== '',
  userSince: time(row.user_since),
});
