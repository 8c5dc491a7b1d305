import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { Link } from 'react-router-dom';
import { placeOf } from '../places/place.ts';
import { Tag } from '../ui/tag.tsx';
import { Time } from '../ui/time.tsx';
import { postHref } from './post-href.ts';
import styles from './post-items.module.css';
import { pictureOf, Thumb } from './thumb.tsx';

interface Listed {
  posts: PostSummary[];
  /** The kind of post goes without saying where all are of one. */
  sameType?: boolean;
  /** What the titles are under the heading above them. */
  level?: 'h2' | 'h3';
}

const Meta = ({ post }: { post: PostSummary }) => (
  <p className={styles.meta}>
    <span>{placeOf(post)}</span>
    <Time date={post.updatedDate} short />
  </p>
);

/** Posts with first words and picture. */
export const PostItems = ({ posts, sameType = false, level: Title = 'h2' }: Listed) => (
  <ul className={styles.items}>
    {posts.map((post) => (
      <li key={post.id}>
        <Link to={postHref(post)} className={styles.item}>
          <div className={styles.words}>
            {(!sameType || post.categoryTitle) && (
              <p className={styles.kind}>
                <Tag>{sameType ? post.categoryTitle : post.postTypeTitle}</Tag>
              </p>
            )}
            <Title className={styles.title}>{post.title}</Title>
            <p className={styles.excerpt}>{post.excerpt}</p>
            <Meta post={post} />
          </div>
          {pictureOf(post) && (
            <div className={styles.thumb}>
              <Thumb post={post} />
            </div>
          )}
        </Link>
      </li>
    ))}
  </ul>
);

/** Posts as one line each. */
export const PostRows = ({ posts, sameType = false }: Listed) => (
  <ul className={styles.rows}>
    {posts.map((post) => (
      <li key={post.id}>
        <Link to={postHref(post)} className={styles.row}>
          <Tag>{sameType ? post.categoryTitle || post.postTypeTitle : post.postTypeTitle}</Tag>
          <span className={styles.rowTitle}>{post.title}</span>
          <Time date={post.updatedDate} short />
        </Link>
      </li>
    ))}
  </ul>
);

interface Pictured extends Listed {
  /** Flyers: their pictures stand as posters. */
  upright?: boolean;
}

/** Posts picture first. */
export const PostCards = ({ posts, level: Title = 'h3', upright = false }: Pictured) => (
  <ul className={styles.cards}>
    {posts.map((post) => (
      <li key={post.id}>
        <Link to={postHref(post)} className={styles.card}>
          <div className={`photo-frame ${upright ? styles.poster : styles.photo}`}>
            <Thumb post={post} variant={upright ? '600' : 'small'} />
          </div>
          <Title className={styles.cardTitle}>{post.title}</Title>
          <Meta post={post} />
        </Link>
      </li>
    ))}
  </ul>
);
