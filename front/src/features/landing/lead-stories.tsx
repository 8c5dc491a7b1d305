import { postTypeTitle } from '@hanca/common/post-types.ts';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { LeadStory } from '../headlines/reads.ts';
import { postHref } from '../posts/post-href.ts';
import { Thumb } from '../posts/thumb.tsx';
import styles from './lead-stories.module.css';

const Kind = ({ story }: { story: LeadStory }) => <Tag>{postTypeTitle(story.postType) ?? '글'}</Tag>;

/** How wide the large one is. */
const LARGE_SIZES = '(min-width: 768px) 625px, 100vw';

/** What staff have put first: one post large, the others beside it. */
export const LeadStories = ({ stories }: { stories: LeadStory[] }) => (
  <ul className={styles.stories}>
    {stories.map((story, index) => (
      <li key={story.id}>
        <Link to={postHref(story)} className={styles.story}>
          <div className={`photo-frame ${styles.photo}`}>
            <Thumb
              picture={story.thumbnail}
              postType={story.postType}
              {...(index === 0 && { variant: '600', sizes: LARGE_SIZES, eager: true })}
            />
          </div>
          <div className={styles.words}>
            <Kind story={story} />
            <h3>{story.title}</h3>
          </div>
        </Link>
      </li>
    ))}
  </ul>
);
