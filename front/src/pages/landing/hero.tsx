import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { postHref } from '../../posts/post-href.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './hero.module.css';

const APP_STORE = 'https://apps.apple.com/ca/search?term=%ED%95%9C%EC%B9%B4';
const GOOGLE_PLAY = 'https://play.google.com/store/search?q=%ED%95%9C%EC%B9%B4&c=apps';
export const SHOWN_IN_HERO = 4;

/** What this is and for whom, the way to the apps, and what is new today. */
export const Hero = ({ newest }: { newest: PostSummary[] }) => (
  <section className={styles.hero}>
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h1>
          캐나다에서 사는 데 필요한 것,
          <br />
          한국어로 한곳에
        </h1>
        <p className={styles.lead}>
          전단지와 집 소식, 구인과 이민 점수까지.
          <br />
          처음 온 날부터 자리 잡을 때까지 함께해요.
        </p>
        <div className={styles.stores}>
          <ButtonAnchor href={APP_STORE}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
              <path d="M16.4 12.6c0-2.2 1.8-3.3 1.9-3.4-1-1.5-2.7-1.7-3.2-1.7-1.4-.1-2.7.8-3.4.8s-1.8-.8-2.9-.8c-1.5 0-2.9.9-3.7 2.2-1.6 2.7-.4 6.8 1.1 9 .8 1.1 1.6 2.3 2.8 2.2 1.1 0 1.6-.7 2.9-.7s1.8.7 2.9.7 2-1.1 2.7-2.2c.9-1.2 1.2-2.4 1.2-2.5-.1 0-2.3-.9-2.3-3.6zM14.3 6.1c.6-.7 1-1.7.9-2.7-.9 0-2 .6-2.6 1.3-.6.6-1.1 1.7-.9 2.6 1 .1 2-.5 2.6-1.2z" />
            </svg>
            <span lang="en">App Store</span>
          </ButtonAnchor>
          <ButtonAnchor href={GOOGLE_PLAY}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
              <path d="M4.5 3.2c-.3.2-.5.6-.5 1.1v15.4c0 .5.2.9.5 1.1l8.6-8.8zM14.2 10.9l2.5-2.6L6.6 2.6zM14.2 13.1l-7.6 8.3 10.1-5.7zM20 10.6l-2.2-1.2-2.6 2.6 2.6 2.6 2.2-1.2c1-.6 1-2.2 0-2.8z" />
            </svg>
            <span lang="en">Google Play</span>
          </ButtonAnchor>
        </div>
      </div>
      <div className={styles.card}>
        <p className={styles.cardTitle}>방금 올라온 소식</p>
        {newest.length > 0 ? (
          <ul>
            {newest.slice(0, SHOWN_IN_HERO).map((post) => (
              <li key={post.id}>
                <Link to={postHref(post)}>
                  <Tag>{post.postTypeTitle}</Tag>
                  <span className={styles.title}>{post.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>첫 소식을 준비하고 있어요. 곧 여기에서 만나요.</p>
        )}
        <ButtonLink to={paths.posts()} tone="go" wide>
          글 모두 보기
        </ButtonLink>
      </div>
    </div>
  </section>
);
