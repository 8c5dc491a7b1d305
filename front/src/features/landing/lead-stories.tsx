import { postTypeTitle } from '@hanca/common/post-type-titles.ts';
import { Stack } from '../../ui/layout.tsx';
import type { LeadStory } from '../headlines/reads.ts';
import { Story } from '../headlines/story.tsx';
import styles from './lead-stories.module.css';

/** The large one is as wide as it is. */
const LARGE = { variant: '600', sizes: '(min-width: 768px) 625px, 100vw' } as const;

/** What staff have put first: one post large, the others beside it. */
export const LeadStories = ({ stories }: { stories: LeadStory[] }) => (
  <Stack as="ul" className={styles.stories}>
    {stories.map((story, index) => (
      <li key={story.id}>
        <Story
          story={story}
          label={postTypeTitle(story.postType) ?? '글'}
          {...(index === 0 && { photo: LARGE })}
        />
      </li>
    ))}
  </Stack>
);
