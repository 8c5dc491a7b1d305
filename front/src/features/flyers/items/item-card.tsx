import { imageVariant } from '@hanca/common/image-variants.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useSite } from '../../../deps.ts';
import { Link } from '../../../ui/link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { shoppingList, useShoppingList } from '../shopping/shopping-list.ts';
import styles from './item-card.module.css';
import type { ListedItem } from './reads.ts';

/** The part of the page on which an item stands. The page is an `img`: an `image` of SVG would be fetched at once. */
const Cutting = ({ item: { page, area, pageWidth, pageHeight } }: { item: ListedItem }) => {
  const site = useSite();
  return (
    <svg
      className={styles.cutting}
      viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
      aria-hidden="true"
    >
      <foreignObject width={pageWidth} height={pageHeight}>
        <img
          src={imageUrl(site, imageVariant(page, '720'))}
          alt=""
          width={pageWidth}
          height={pageHeight}
          loading="lazy"
          decoding="async"
        />
      </foreignObject>
    </svg>
  );
};

/** Puts an item on the shopping list of this device, or takes it off. */
const ListButton = ({ item }: { item: ListedItem }) => {
  const key = `item-${item.id}`;
  const listed = useShoppingList().some((line) => line.key === key);
  const hydrated = useHydrated();
  const line = {
    key,
    title: item.title,
    detail: [item.cost, item.where, item.when].filter(Boolean).join(' · '),
    href: item.href,
  };
  return (
    <button
      type="button"
      className={`chip scripted ${styles.add}`}
      aria-pressed={listed}
      aria-label={`${item.title} 장보기 목록에 ${listed ? '담았어요' : '담기'}`}
      disabled={!hydrated}
      onClick={() => (listed ? shoppingList.remove(key) : shoppingList.add(line))}
    >
      {listed ? '담았어요' : '담기'}
    </button>
  );
};

/** Items of flyers with what they cost, and what that is for 100 g, 100 ml or one. */
export const ItemCards = ({ items, level: Title = 'h2' }: { items: ListedItem[]; level?: 'h2' | 'h3' }) => (
  <ul className={styles.items}>
    {items.map((item) => (
      <li key={item.id} className={styles.item}>
        <Cutting item={item} />
        <div className={styles.words}>
          <Title className={styles.title}>
            <Link to={item.href}>{item.title}</Link>
          </Title>
          {item.titleEn && <p className={styles.quiet}>{item.titleEn}</p>}
          <p className={styles.price}>
            <strong>{item.cost}</strong>{' '}
            {item.compared && <span className={styles.quiet}>{item.compared}</span>}
          </p>
          <p className={styles.quiet}>
            {[item.where, item.when, item.note].filter(Boolean).join(' · ')}{' '}
            {item.mark && <Tag tone="cheaper">{item.mark}</Tag>}
          </p>
        </div>
        <ListButton item={item} />
      </li>
    ))}
  </ul>
);
