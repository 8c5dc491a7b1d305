import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { countText } from '../card/card-facts.ts';
import styles from './nothing.module.css';
import {
  type Chip,
  cityOf,
  type RealtySearch,
  searchHref,
  without,
  withoutChip,
} from './search-parameters.ts';
import { useCounts } from './use-counts.ts';

interface NothingProps {
  search: RealtySearch;
  chips: Chip[];
  /** The province of its city. */
  province: { id: string; name: string } | null;
}

/** Which wish to give up, and where else to look, each with how many that finds once it is known. */
const Ways = ({ search, chips, province }: NothingProps) => {
  const cityId = cityOf(search);
  const wider = searchHref({
    ...without(search, 'bbox'),
    ...(province ? { regionId: province.id } : {}),
  });
  const ways = chips.map((chip) => ({
    key: chip.title,
    title: `${chip.title} 빼기`,
    to: searchHref(withoutChip(search, chip)),
  }));
  const { of, near } = useCounts(
    [...(cityId ? [wider] : []), ...ways.map(({ to }) => to)],
    cityId ? searchHref(search) : null,
  );
  const elsewhere = near
    ? { key: 'elsewhere', title: '가까운 도시에서 찾기', to: near.href }
    : { key: 'elsewhere', title: `${province?.name} 전체에서 찾기`, to: wider };
  return (
    <Stack as="ul" gap={2} className={styles.ways}>
      {/* First the way that gives up no wish. */}
      {[...(cityId ? [elsewhere] : []), ...ways].map(({ key, title, to }) => {
        const count = to === near?.href ? near.count : of.get(to);
        return (
          <li key={key} className={count === 0 ? styles.vain : undefined}>
            <ButtonLink to={to}>
              {title} {count !== undefined && <span className={styles.number}>{countText(count)}</span>}
            </ButtonLink>
          </li>
        );
      })}
    </Stack>
  );
};

/** No listing was found: how to find some. */
export const Nothing = (props: NothingProps) => {
  const { search, chips } = props;
  return chips.length === 0 ? (
    <Empty icon="key" title="아직 올라온 집이 없어요" text="첫 집이 올라오면 여기에서 볼 수 있어요." />
  ) : (
    <Empty icon="key" title="조건에 맞는 집이 없어요" text="조건을 빼거나 넓혀 보세요.">
      <Ways {...props} />
      {chips.length > 1 && (
        <ButtonLink to={searchHref(search.view ? { view: search.view } : {})} tone="go">
          조건 모두 지우기
        </ButtonLink>
      )}
    </Empty>
  );
};
