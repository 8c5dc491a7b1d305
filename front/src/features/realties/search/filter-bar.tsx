import { walkedIn } from '@hanca/common/walking.ts';
import type { MouseEvent } from 'react';
import { Link } from '../../../ui/link.tsx';
import styles from './filter-bar.module.css';
import { panelHref } from './lazy-panel.tsx';
import { type Chip, changed, type RealtySearch, searchHref, withoutChip } from './search-parameters.ts';

interface FilterBarProps {
  search: RealtySearch;
  chips: Chip[];
  onOpen: (part?: string) => void;
  /** Called when it may be opened next. */
  onNear: () => void;
}

/** What most look for: at first what opens its part of the filters, and what is either wanted or not. */
const quick = [
  { title: '지역', part: 'region', names: ['regionId'] },
  { title: '가격', part: 'price', names: ['priceMin', 'priceMax'] },
  { title: '방', part: 'rooms', names: ['bedroom'] },
  { title: '집 종류', part: 'type', names: ['reType'] },
  { title: '입주일', part: 'when', names: ['availableBefore'] },
] as const;

const wishes = [
  { title: '역에서 도보 10분', names: ['stationMax'], value: String(walkedIn(10)) },
  { title: '반려동물 가능', names: ['pets'], value: 'true' },
  { title: '가구 포함', names: ['furnished'], value: 'true' },
] as const;

/** A chip that is removed passes the focus to the first one; the others turn into the link that adds their filter. */
const passFocus = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('ul')?.querySelector('a')?.focus({ preventScroll: true });

/** The filters of a search, each dropped with a tap, and what can be added. */
export const FilterBar = ({ search, chips, onOpen, onNear }: FilterBarProps) => {
  const opener = (part?: string) => ({
    to: panelHref(search),
    // The same list once more.
    rel: 'nofollow',
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: onNear,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onOpen(part);
    },
  });
  return (
    <nav aria-label="검색 조건" className={styles.bar}>
      <ul className="sideways">
        <li>
          <Link {...opener()} className="chip">
            필터{' '}
            {chips.length > 0 && (
              <span className={styles.number}>
                {chips.length}
                <span className="hidden-text">개 켜짐</span>
              </span>
            )}
          </Link>
        </li>
        {[
          ...chips.map((chip) => (
            // What is dropped wholly is followed by the link that adds it.
            <li key={chip.places ? chip.places : chip.names[0]}>
              <Link
                to={searchHref(withoutChip(search, chip))}
                className={`chip ${styles.on}`}
                onClick={
                  !chip.places && [...quick, ...wishes].some(({ names: [name] }) => name === chip.names[0])
                    ? undefined
                    : passFocus
                }
              >
                {chip.title}
                <span className="hidden-text"> 조건 빼기</span>
                <span aria-hidden="true">✕</span>
              </Link>
            </li>
          )),
          ...quick
            .filter((one) => !one.names.some((name) => search[name]))
            .map(({ title, part, names }) => (
              <li key={names[0]}>
                <Link {...opener(part)} className="chip">
                  {title}
                </Link>
              </li>
            )),
          ...wishes
            .filter(({ names: [name] }) => !search[name])
            .map(({ title, names: [name], value }) => (
              <li key={name}>
                <Link to={searchHref(changed(search, { [name]: value }))} className="chip">
                  {title}
                </Link>
              </li>
            )),
        ]}
      </ul>
    </nav>
  );
};
