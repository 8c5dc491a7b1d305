import { OWN_CLOCKS } from '@hanca/common/clocks.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { UNUSED_PICTURE_HOURS } from '@hanca/common/retention.ts';
import type { StoredDraft } from './draft.ts';
import type { FieldName, RealtyValues } from './values.ts';

/** '사진 5장'; '' where it has none, or they may have been swept away: those that no listing has are soon. */
export const photosText = ({ values: { images }, base, saved }: StoredDraft, now: number): string => {
  const stored = base !== null || now - saved < UNUSED_PICTURE_HOURS * 3_600_000;
  return images.length > 0 && stored ? `사진 ${images.length}장` : '';
};

/** '11월 22일 14:05에 적었어요'; '' where that is not known. */
export const writtenText = ({ saved }: StoredDraft): string =>
  saved > 0 ? `${longDateTime({ time: String(saved) }, OWN_CLOCKS).replace(/^\d+년 /, '')}에 적었어요` : '';

/** What the steps before the last must say. */
const REQUIRED: readonly (readonly FieldName[])[] = [
  ['reType', 'txType', 'regionId', 'cityId', 'address', 'location'],
  ['bedroom', 'bathroom', 'area'],
];

/** The first step that does not say yet what it must. */
export const stepToGoOn = (values: RealtyValues): number => {
  const missing = REQUIRED.findIndex((names) => names.some((name) => !values[name]));
  return missing < 0 ? REQUIRED.length + 1 : missing + 1;
};
