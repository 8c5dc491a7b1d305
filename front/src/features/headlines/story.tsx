import { postPath } from '@hanca/common/public-paths.ts';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Thumb } from '../posts/thumb.tsx';
import type { LeadStory } from './reads.ts';
import styles from './story.module.css';

interface StoryProps {
  story: LeadStory;
  /** What it is, in a word. */
  label: string;
  /** Of its picture, where it is not small or not far down. */
  photo?: { variant?: '600'; sizes?: string; eager?: boolean };
}

/** A story as a picture with words beside it. */
export const Story = ({ story, label, photo }: StoryProps) => (
  <Link to={postPath(story)} className={styles.story}>
    <div className={`photo-frame ${styles.photo}`}>
      <Thumb picture={story.thumbnail} postType={story.postType} {...photo} />
    </div>
    <div className={styles.words}>
      {label && <Tag>{label}</Tag>}
      <h3 className={styles.title}>{story.title}</h3>
    </div>
  </Link>
);
