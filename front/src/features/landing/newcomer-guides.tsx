import { FIRST_DAYS, LIFE } from '@hanca/common/post-types.ts';
import { paths, withQuery } from '../../paths.ts';
import { BoxGrid } from '../../ui/layout.tsx';
import type { LeadStory } from '../headlines/reads.ts';
import { Story } from '../headlines/story.tsx';
import { Section } from './section.tsx';

/** All guides to the first thirty days. */
export const newcomersHref = withQuery(paths.posts(), { type: LIFE, category: FIRST_DAYS });

/** What somebody does in their first thirty days, one guide after the other. */
export const Newcomers = ({ guides }: { guides: LeadStory[] }) => (
  <Section
    items={guides}
    id="newcomers"
    title="처음 왔어요"
    lead="도착하고 30일, 이 순서로 챙기면 돼요."
    more={{ href: newcomersHref }}
  >
    <BoxGrid as="ul">
      {guides.map((story) => (
        <li key={story.id}>
          <Story story={story} label="" />
        </li>
      ))}
    </BoxGrid>
  </Section>
);
