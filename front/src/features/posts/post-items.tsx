import { postPath } from '@hanca/common/public-paths.ts';
import { CardGrid } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { regionText } from '../geo/region-text.ts';
import type { CardPost, ItemPost, RowPost } from './listed-post.ts';
import styles from './post-items.module.css';
import { Thumb } from './thumb.tsx';

interface Listed<P> {
  posts: P[];
  /** The kind of post goes without saying where all are of one. */
  sameType?: boolean;
  /** What the titles are under the heading above them. */
  level?: 'h2' | 'h3';
}

interface Pictured<P> extends Listed<P> {
  /** Their first picture is the first of the page. */
  first?: boolean;
}

const firstPicture = (posts: readonly CardPost[], first: boolean): number | undefined =>
  first ? posts.find(({ picture }) => picture)?.id : undefined;

const Meta = ({ post }: { post: CardPost }) => (
  <p className={styles.meta}>
    <span>{regionText(post)}</span>
    {post.when ? <span>{post.when}</span> : <Time date={post.updatedDate} short />}
    {post.comments && <span>댓글 {post.comments}</span>}
    {post.mark && <Tag tone={post.mark === '끝났어요' ? 'done' : 'cheaper'}>{post.mark}</Tag>}
  </p>
);

const JobFacts = ({
  employer,
  facts: [wage, ...others],
}: {
  employer?: string | undefined;
  facts: string[];
}) => (
  <>
    {employer && <p className={styles.excerpt}>{employer}</p>}
    <p className={styles.facts}>
      <strong>{wage}</strong>
      {others.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  </>
);

/** Posts with first words and picture; of an advertised job who hires and its facts instead of words. */
export const PostItems = ({
  posts,
  sameType = false,
  level: Title = 'h2',
  first = false,
}: Pictured<ItemPost & { employer?: string; facts?: string[] }>) => {
  const eager = firstPicture(posts, first);
  return (
    <ul className={styles.items}>
      {posts.map((post) => (
        <li key={post.id}>
          <Link to={postPath(post)} className={styles.item}>
            <div className={styles.words}>
              {(!sameType || post.categoryTitle) && (
                <p className={styles.kind}>
                  <Tag>{sameType ? post.categoryTitle : post.postTypeTitle}</Tag>
                </p>
              )}
              <Title className={styles.title}>{post.title}</Title>
              {post.facts && post.facts.length > 0 ? (
                <JobFacts employer={post.employer} facts={post.facts} />
              ) : (
                <p className={styles.excerpt}>{post.excerpt}</p>
              )}
              <Meta post={post} />
            </div>
            {post.picture && (
              <div className={styles.thumb}>
                <Thumb picture={post.picture} postType={post.postType} eager={post.id === eager} />
              </div>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Posts as one line each. */
export const PostRows = ({ posts, sameType = false }: Listed<RowPost>) => (
  <ul className={styles.rows}>
    {posts.map((post) => (
      <li key={post.id}>
        <Link to={postPath(post)} className={styles.row}>
          <Tag>{sameType ? post.categoryTitle || post.postTypeTitle : post.postTypeTitle}</Tag>
          <span className={styles.rowTitle}>{post.title}</span>
          <Time date={post.updatedDate} short />
        </Link>
      </li>
    ))}
  </ul>
);

/** How wide a card is. */
const CARD_SIZES = '(min-width: 768px) 275px, 50vw';

interface PostCardsProps extends Pictured<CardPost> {
  /** Flyers: their pictures are upright. */
  upright?: boolean;
}

/** Posts picture first. */
export const PostCards = ({ posts, level: Title = 'h3', upright = false, first = false }: PostCardsProps) => {
  const eager = firstPicture(posts, first);
  // A poster has but one form that is large enough.
  const form = upright ? ({ variant: '600' } as const) : { sizes: CARD_SIZES };
  return (
    <CardGrid as="ul">
      {posts.map((post) => (
        <li key={post.id}>
          <Link to={postPath(post)} className={styles.card}>
            <div className={`photo-frame ${upright ? styles.poster : styles.photo}`}>
              <Thumb picture={post.picture} postType={post.postType} eager={post.id === eager} {...form} />
            </div>
            <Title className={styles.cardTitle}>{post.title}</Title>
            <Meta post={post} />
          </Link>
        </li>
      ))}
    </CardGrid>
  );
};
