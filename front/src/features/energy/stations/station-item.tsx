import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Seen } from './seen.tsx';
import styles from './station-item.module.css';
import type { PriceRow, StationRow } from './words.ts';

/** Prices of one grade: how much for whom, and who has seen it when. */
export const Prices = ({ prices }: { prices: readonly PriceRow[] }) => (
  <ul className={styles.prices}>
    {prices.map(({ kind, cents, by, seenDate }) => (
      <li key={kind}>
        <span className={styles.cents}>
          {cents}
          <small> / L</small>
        </span>
        <span className={styles.said}>
          {kind} · {by} · <Seen date={seenDate} />
        </span>
      </li>
    ))}
  </ul>
);

/** A station in words, with what it costs there and the way to say otherwise. */
export const StationItem = ({ station }: { station: StationRow }) => {
  const { title, where, href, position, distance, hours, membership, prices } = station;
  return (
    <>
      <h2 className={styles.name}>
        <Link to={href}>{title}</Link>
      </h2>
      <p className={styles.where}>
        <span>{where}</span>
        {distance && <strong>{distance}</strong>}
      </p>
      {membership && (
        <Row as="p">
          <Tag>회원만 주유</Tag>
        </Row>
      )}
      {prices.length > 0 ? (
        <Prices prices={prices} />
      ) : (
        <p className={styles.unknown}>지금 아는 가격이 없어요.</p>
      )}
      {hours && <p className={styles.hours}>{hours}</p>}
      <Row as="p" className="with-links" gap={4}>
        <Link to={`${href}#report`}>
          가격 알려 주기<span className="hidden-text"> ({title})</span>
        </Link>
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${position.lat},${position.lng}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          길찾기<span className="hidden-text"> ({title})</span>
        </a>
      </Row>
    </>
  );
};
