import { money } from '@hanca/common/money.ts';
import { DEAL_DONE, RESERVED } from '@hanca/common/realties.ts';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { ageText, factsText, listedDay } from './card-facts.ts';
import type { CardFacts, CardRealty } from './listed-realty.ts';
import styles from './realty-cards.module.css';

interface RealtyPhotoProps {
  realty: Pick<CardRealty, 'thumbnail'>;
  /** Its photo is the first of the page. */
  eager?: boolean;
}

/** A listing's first photo. */
export const RealtyPhoto = ({ realty: { thumbnail }, eager }: RealtyPhotoProps) => (
  <Picture path={thumbnail} icon="home" eager={eager} />
);

interface RealtyCardProps {
  realty: CardRealty;
  /** Its photo is the first of the page. */
  eager?: boolean;
  /** What lies over the photo's corner and works by itself: a heart, a menu. */
  corner?: ReactNode;
  /** What the titles are under the heading above them. */
  level?: 'h2' | 'h3';
  /** Its page was read on this device. */
  seen?: boolean;
}

/** What a listing costs and what kind of home it is: '$2,350 /월 · 콘도'. */
export const RealtyPrice = ({ realty: { price, reTypeTitle } }: { realty: CardFacts }) => (
  <p className={styles.price}>
    {money(price)} <small>/월{reTypeTitle && ` · ${reTypeTitle}`}</small>
  </p>
);

/**
 * What decides about a listing that can still be had, where its lister says it. To its owner and staff, who alone are shown
 * it, that others are not.
 */
export const RealtyTags = ({ realty }: { realty: CardRealty }) => {
  const { price, previousPrice, loweredDate, availability, marks, status, visible } = realty;
  if (!visible) return <Tag>비공개</Tag>;
  if (status === DEAL_DONE) return null;
  return (
    <>
      {loweredDate && previousPrice !== null && previousPrice > price && (
        <Tag tone="cheaper">
          {listedDay(loweredDate)}에 {money(previousPrice - price)} 내림
        </Tag>
      )}
      {availability === 'now' && <Tag>즉시 입주</Tag>}
      {marks.map((mark) => (
        <Tag key={mark} tone="quiet">
          {mark}
        </Tag>
      ))}
    </>
  );
};

/** Since when it is listed. The server says the day, as what it renders may be shown much later; the browser how long ago that is. */
export const Age = ({ listed }: { listed: CardRealty['createdDate'] }) => {
  const hydrated = useHydrated();
  // A browser with older zone data may have another midnight.
  return <span suppressHydrationWarning>{hydrated ? ageText(listed, Date.now()) : listedDay(listed)}</span>;
};

const classOf = (done: boolean, seen: boolean): string =>
  [styles.card, done && styles.done, seen && styles.seen].filter(Boolean).join(' ');

/** A listing, photo first. All of it leads to its page, but for what is in the corner. */
export const RealtyCard = ({
  realty,
  eager = false,
  corner,
  level: Title = 'h3',
  seen = false,
}: RealtyCardProps) => {
  const done = realty.status === DEAL_DONE;
  const state = done ? '거래완료' : realty.status === RESERVED && '예약중';
  return (
    <article className={classOf(done, seen)}>
      <div className={`photo-frame ${styles.photo}`}>
        <RealtyPhoto realty={realty} eager={eager} />
        {state && (
          <div className={styles.badge}>
            <Tag tone="done">{state}</Tag>
          </div>
        )}
      </div>
      <RealtyPrice realty={realty} />
      <p className={styles.facts}>{factsText(realty)}</p>
      <Title className={styles.title}>
        <Link to={paths.realty(realty.id)} className="cover-link">
          {realty.title}
        </Link>
      </Title>
      <p className={styles.region}>
        {realty.where} · <Age listed={realty.createdDate} />
        {seen && ' · 본 집'}
      </p>
      <Row as="p" className={styles.marks}>
        <RealtyTags realty={realty} />
      </Row>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
};
