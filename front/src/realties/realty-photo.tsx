import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { Picture } from '../ui/picture.tsx';

interface RealtyPhotoProps {
  realty: Pick<RealtySummary, 'thumbnail' | 'images'>;
  /** Above the fold: fetched at once. */
  eager?: boolean;
}

/** A listing's first photo. */
export const RealtyPhoto = ({ realty: { thumbnail, images }, eager }: RealtyPhotoProps) => (
  <Picture path={thumbnail || images[0]} icon="home" eager={eager} />
);
