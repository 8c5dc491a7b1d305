import styles from './headlines.module.css';
import type { ListHeadline } from './reads.ts';
import { Story } from './story.tsx';

/** So many are visible; the others open under them. */
const SHOWN = 4;

const Stories = ({ stories, first = false }: { stories: ListHeadline[]; first?: boolean }) => (
  <ul className={styles.stories}>
    {stories.map((story, index) => (
      <li key={story.id}>
        <Story story={story} label={story.label} photo={{ eager: first && index === 0 }} />
      </li>
    ))}
  </ul>
);

interface HeadlinesProps {
  title: string;
  headlines: ListHeadline[];
}

/** What staff have put first in a list, above it; nothing where there is none. */
export const Headlines = ({ title, headlines }: HeadlinesProps) => {
  if (headlines.length === 0) return null;
  const others = headlines.slice(SHOWN);
  return (
    <section className={styles.headlines} aria-labelledby="headlines">
      <h2 id="headlines">{title}</h2>
      <Stories stories={headlines.slice(0, SHOWN)} first />
      {others.length > 0 && (
        <details>
          <summary>{others.length}개 더 보기</summary>
          <Stories stories={others} />
        </details>
      )}
    </section>
  );
};
