import { postAlert } from '@hanca/common/contract/alerts.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { postPath } from '@hanca/common/public-paths.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { posts } from '../../../db/schema/posts.ts';
import { htmlWords } from '../../posts/html-words.ts';
import {
  keyOfWords,
  keysOfLetters,
  lettersOf,
  placesOfThing,
  placesWanted,
  topicOf,
  wordsOf,
} from './topic.ts';

const JOBS_ONLY = 'jobs';

/** Posts and jobs with some words. */
export const postTopic = topicOf({
  schema: postAlert,

  indexOf: ({ keyword, jobs, regionId }) => {
    const words = wordsOf(keyword);
    return {
      key: keyOfWords(words),
      facts: jobs ? [JOBS_ONLY] : [],
      words,
      places: placesWanted(regionId),
    };
  },

  find: async (db, subject) => {
    const { title, tags, store, branch, job, content, postType, regionId, userId } = posts;
    const [post] = await db
      .select({ title, tags, store, branch, job, content, postType, regionId, userId })
      .from(posts)
      .where(and(eq(posts.id, Number(subject)), eq(posts.status, PUBLISHED)));
    if (!post) return null;
    const letters = lettersOf(
      post.title,
      post.tags,
      `${post.store}${post.branch}`,
      post.job?.employer ?? '',
      htmlWords(post.content),
    );
    return {
      keys: keysOfLetters(letters),
      facts: post.postType === JOB ? [JOBS_ONLY] : [],
      letters,
      places: placesOfThing(post.regionId),
      userId: post.userId,
    };
  },

  show: async (db, subjects) => {
    const { id, title, postType, status } = posts;
    const rows = await db
      .select({ id, title, postType })
      .from(posts)
      .where(and(inArray(id, subjects.map(Number)), eq(status, PUBLISHED)));
    return new Map(rows.map((row) => [String(row.id), { title: row.title, href: postPath(row) }]));
  },
});
