import { Row } from '../../ui/layout.tsx';
import styles from './tags.module.css';

/** The words a post is filed under. In: comma-separated, as stored. */
export const Tags = ({ tags }: { tags: string }) => {
  const words = [...new Set(tags.split(',').map((word) => word.trim()))].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Row as="ul" className={styles.tags} aria-label="태그">
      {words.map((word) => (
        <li key={word}>#{word}</li>
      ))}
    </Row>
  );
};
