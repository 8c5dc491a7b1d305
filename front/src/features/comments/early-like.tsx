import styles from './thread.module.css';
import { Likes } from './thread.tsx';

interface EarlyLikeProps {
  /** Of a comment; null for the post. */
  id: number | null;
  count: number;
}

/**
 * What likes something in the page as the server sends it: it is ticked, so that a press before the scripts waits in it for
 * them. Without scripts it is a number. A browser that loads the page anew does not tick it by itself.
 */
export const EarlyLike = ({ id, count }: EarlyLikeProps) => (
  <>
    <label className={`scripted ${styles.like} ${styles.early}`}>
      <input type="checkbox" className="hidden-text" autoComplete="off" data-like={id ?? 0} />
      <Likes count={count} />
    </label>
    <noscript>
      <span className={styles.like}>
        <Likes count={count} />
      </span>
    </noscript>
  </>
);

/** What was ticked of it: the ids of comments, null for the post. */
export const likedEarly = (): (number | null)[] => {
  if (import.meta.env.SSR) return [];
  const ticked = document.querySelectorAll<HTMLInputElement>('#comments [data-like]:checked');
  return [...ticked].map(({ dataset }) => Number(dataset.like) || null);
};
