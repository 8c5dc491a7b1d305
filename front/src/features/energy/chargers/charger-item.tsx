import { Row } from '../../../ui/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './charger-item.module.css';
import type { ChargerRow } from './words.ts';

/** A charger in words: what fits, how strong, where, when it is open, what it costs, and who says so since when. */
export const ChargerItem = ({ charger }: { charger: ChargerRow }) => {
  const { name, where, position, distance, plugs, places, network, hours, price, confirmed, isOld } = charger;
  return (
    <>
      <h2 className={styles.name} lang="en">
        {name}
      </h2>
      <p className={styles.where}>
        <span lang="en">{where}</span>
        {distance && <strong>{distance}</strong>}
      </p>
      <Row as="ul" gap={1}>
        {plugs.map((plug) => (
          <li key={plug}>
            <Tag tone="quiet">{plug}</Tag>
          </li>
        ))}
      </Row>
      <p className={styles.places}>{places}</p>
      <dl className={styles.facts}>
        {network && (
          <div>
            <dt>운영</dt>
            <dd>{network}</dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>시간</dt>
            <dd lang={charger.isKoreanHours ? undefined : 'en'}>{hours}</dd>
          </div>
        )}
        <div>
          <dt>요금</dt>
          <dd lang={price && !charger.isKoreanPrice ? 'en' : undefined}>{price || '알려지지 않았어요'}</dd>
        </div>
      </dl>
      <p className={isOld ? `${styles.confirmed} ${styles.old}` : styles.confirmed}>
        {confirmed}
        {isOld && ' · 오래됐어요'}
      </p>
      <p className="with-links">
        {/* Not the link of the listings, whose first script would have one file more. */}
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${position.lat},${position.lng}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          길찾기<span className="hidden-text"> ({name})</span>
        </a>
      </p>
    </>
  );
};
