import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { ROOM_RENT } from '@hanca/common/realties.ts';
import { isRoom } from '@hanca/common/realty-facts.ts';
import type { FieldName } from '../values.ts';

interface Missing {
  /** The field of the form that says it. */
  field: FieldName;
  title: string;
}

/** What people ask about a home and its listing does not say, what they ask first in front. */
export const missingOf = (realty: RealtyDetail): Missing[] => {
  const { images, availability, availableDate, utilitiesIncluded, utilities, utilitiesFee } = realty;
  const room = isRoom(realty.reType);
  const facts: [missing: boolean, field: FieldName, title: string][] = [
    [images.length === 0, 'images', '사진'],
    [availability === null && availableDate === '', 'availability', '입주일'],
    [
      utilitiesIncluded === undefined && utilities.length === 0 && utilitiesFee === null,
      'utilitiesIncluded',
      '공과금',
    ],
    [realty.deposit === null, 'deposit', '보증금'],
    [realty.reType === ROOM_RENT && realty.roomKind === null, 'roomKind', '방 종류'],
    [room && realty.bathKind === null, 'bathKind', '욕실 사용'],
    [room && realty.housemates === '', 'housemates', '함께 사는 사람'],
    [realty.furnished === undefined, 'furnished', '가구'],
    [realty.minTermMonths === null, 'minTermMonths', '최소 계약 기간'],
  ];
  return facts.flatMap(([missing, field, title]) => (missing ? [{ field, title }] : []));
};
