import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { countText } from '../card/card-facts.ts';
import type { Chip } from './chips.ts';
import styles from './nothing.module.css';
import { type RealtySearch, searchHref, without } from './search-parameters.ts';
import { useCounts } from './use-counts.ts';

interface NothingProps {
  search: RealtySearch;
  chips: Chip[];
  /** The province of its city. */
  province: string | null;
}

/** Which wish to give up, and where else to look, each with how many that finds once it is known. */
const Ways = ({ search, chips, province }: NothingProps) => {
  const { cityId, ...others } = search;
  const wider = searchHref(without(others, 'bbox'));
  const ways = chips.map(({ names, title }) => ({
    title: `${title} 빼기`,
    to: searchHref(without(search, ...names)),
  }));
  const { of, near } = useCounts(
    [...(cityId ? [wider] : []), ...ways.map(({ to }) => to)],
    cityId ? searchHref(search) : null,
  );
  const elsewhere = near
    ? { title: '가까운 도시에서 찾기', to: near.href }
    : { title: `${province} 전체에서 찾기`, to: wider };
  return (
    <Stack as="ul" gap={2} className={styles.ways}>
      {[...ways, ...(cityId ? [elsewhere] : [])].map(({ title, to }, index) => {
        const count = to === near?.href ? near.count : of.get(to);
        return (
          <li key={chips[index]?.names[0] ?? 'elsewhere'}>
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
    <Empty icon="key" title="조건에 맞는 집이 없어요" text="조건을 하나 빼면 더 찾을 수 있어요.">
      <Ways {...props} />
      {chips.length > 1 && (
        <ButtonLink to={searchHref(search.view ? { view: search.view } : {})} tone="go">
          조건 모두 지우기
        </ButtonLink>
      )}
    </Empty>
  );
};
