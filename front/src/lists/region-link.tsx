import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

interface RegionLinkProps {
  /** The place that the page is about; '' for the whole country. */
  place: string;
  /** The address of the page, to come back to. */
  back: string;
}

/** Which region a page is about, and the way to another one. */
export const RegionLink = ({ place, back }: RegionLinkProps) => {
  const where = place || '캐나다 전체';
  return (
    <Link to={paths.region} state={back} className="chip" aria-label={`${where}, 지역 바꾸기`}>
      <Icon name="pin" size={18} />
      {where}
    </Link>
  );
};
