import { money } from '@hanca/common/money.ts';
import { DEAL_DONE, RESERVED } from '@hanca/common/realties.ts';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { ageText, listedDay } from './card-facts.ts';
import type { CardRealty } from './listed-realty.ts';
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
export const RealtyPrice = ({
  realty: { price, reTypeTitle },
}: {
  realty: Pick<CardRealty, 'price' | 'reTypeTitle'>;
}) => (
  <p className={styles.price}>
    {`${money(price)} `}
    <small>{['/월', reTypeTitle].filter(Boolean).join(' · ')}</small>
  </p>
);

/** What decides about a listing, a tag for each. */
export const RealtyTags = ({ realty: { tags = [] } }: { realty: Pick<CardRealty, 'tags'> }) =>
  tags.map(({ text, tone }) => (
    <Tag key={text} tone={tone}>
      {text}
    </Tag>
  ));

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
      <p className={styles.facts}>{realty.facts}</p>
      <Title className={styles.title}>
        <Link to={paths.realty(realty.id)} className="cover-link">
          {realty.title}
        </Link>
      </Title>
      <p className={styles.region}>
        {`${realty.where} · `}
        <Age listed={realty.createdDate} />
        {seen && ' · 본 집'}
      </p>
      <Row as="p" className={styles.marks}>
        <RealtyTags realty={realty} />
      </Row>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
};
