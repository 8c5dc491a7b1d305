import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { RENT } from '@hanca/common/realties.ts';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { WIDE } from '../../../ui/wide.ts';
import styles from './way-back.module.css';

/** Whether the reader came from a search; false where the browser does not say. */
const cameFromSearch = (): boolean => {
  const { navigation }: Partial<Window> = window;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return !!before && new URL(before).pathname === paths.realties();
};

/** On phones back to the search as it was left, else to the list of the city; on a desk the lists that the home is in. */
export const WayBack = ({ realty }: { realty: RealtyDetail }) => {
  const { regionId, regionName, cityId, cityName, txType, txTypeTitle } = realty;
  const navigate = useNavigate();
  const kind = { txType: txType === RENT ? undefined : txType };
  const back = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || matchMedia(WIDE).matches || !cameFromSearch())
      return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <nav className={styles.ways} aria-label="목록으로">
      <Link to={paths.realties(kind)}>{txTypeTitle}</Link>
      <Link to={paths.realties({ regionId, ...kind })}>{regionName}</Link>
      <Link to={paths.realties({ regionId: cityId, ...kind })} onClick={back}>
        <Icon name="left" />
        {cityName} {txTypeTitle}
      </Link>
    </nav>
  );
};
