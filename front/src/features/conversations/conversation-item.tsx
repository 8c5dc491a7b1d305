import type { Conversation } from '@hanca/common/contract/conversations.ts';
import { money } from '@hanca/common/money.ts';
import { paths } from '../../paths.ts';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Time } from '../../ui/time.tsx';
import { HomeState, homeTitle } from './home-state.tsx';
import styles from './page.module.css';

/** A conversation in the list: the home, the other member, the last line, and how much of it is new. */
export const ConversationItem = ({ conversation }: { conversation: Conversation }) => {
  const { id, thumbnail, price, other, unread, lastMessage, lastMine, lastDate, own } = conversation;
  return (
    <article className={unread > 0 ? `${styles.conversation} ${styles.unread}` : styles.conversation}>
      <div className={`photo-frame ${styles.thumb}`}>
        <Picture path={thumbnail || undefined} icon="home" size={24} />
      </div>
      <div className={styles.lines}>
        <Row as="header" className={styles.head}>
          <h2>
            <Link to={paths.conversation(id)} className="cover-link">
              {other.name}
            </Link>
          </h2>
          {own && <span className={styles.quiet}>내 매물</span>}
          <Time date={lastDate} short />
        </Row>
        <p className={styles.home}>
          <HomeState {...conversation} /> {price > 0 && `${money(price)} · `}
          {homeTitle(conversation)}
        </p>
        <p className={styles.last}>
          <span>
            {lastMine && '나: '}
            {lastMessage}
          </span>
          {unread > 0 && (
            <strong className={styles.number}>
              {unread}
              <span className="hidden-text">개 안 읽음</span>
            </strong>
          )}
        </p>
      </div>
    </article>
  );
};
