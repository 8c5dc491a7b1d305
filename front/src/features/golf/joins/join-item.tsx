import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './join-item.module.css';
import { joinPaths } from './join-paths.ts';
import { type JoinItem as Item, STATE_TEXTS } from './words.ts';

/** A round in a list: when and where first. */
export const JoinItem = ({ join }: { join: Item }) => (
  <>
    <Link to={joinPaths.join(join.id)} className={styles.name}>
      <h2>
        <span className={styles.time}>{join.time}</span> {join.title}
      </h2>
    </Link>
    <Row as="p">
      <Tag tone={join.state === 'open' ? undefined : 'quiet'}>{STATE_TEXTS[join.state]}</Tag>
      <strong className={styles.seats}>빈자리 {join.seats}</strong>
    </Row>
    <p className={styles.facts}>
      {join.city} · 그린피 {join.fee} · {join.handicap} · {join.pace}
    </p>
    <p className="quiet">올린 사람 {join.host}</p>
  </>
);
