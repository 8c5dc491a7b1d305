import { Picture } from '../../../ui/picture.tsx';
import type { CardRealty } from './card-realty.ts';

interface RealtyPhotoProps {
  realty: Pick<CardRealty, 'thumbnail'>;
  /** Its photo is the first of the page. */
  eager?: boolean;
}

/** A listing's first photo. */
export const RealtyPhoto = ({ realty: { thumbnail }, eager }: RealtyPhotoProps) => (
  <Picture path={thumbnail} icon="home" eager={eager} />
);
