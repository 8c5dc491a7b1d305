import { splitTags } from '@hanca/common/post-tags.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { paths } from '../../paths.ts';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './tags.module.css';

/** The words that a post is filed under, each a link to all posts that have it. In: comma-separated, as stored. */
export const Tags = ({ tags, postType }: { tags: string; postType: number }) => {
  const words = splitTags(tags);
  if (words.length === 0) return null;
  return (
    <Row as="ul" className={styles.tags} aria-label="태그">
      {words.map((tag) => (
        <li key={tag}>
          <Link to={postType === JOB ? paths.jobsTagged(tag) : paths.posts({ tag })}>#{tag}</Link>
        </li>
      ))}
    </Row>
  );
};
