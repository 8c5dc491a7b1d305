import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Client } from '@hanca/common/client.ts';
import sharp from 'sharp';
import { BadAnswer } from './calls.ts';
import type { Draft, Ledger, Post } from './ledger.ts';

const SIDE_PX = 48;
const CONTENT_BYTES_MAX = 3000;

/** A picture unlike any other. */
const picture = (): Promise<Buffer> =>
  sharp(randomBytes(SIDE_PX * SIDE_PX * 3), { raw: { width: SIDE_PX, height: SIDE_PX, channels: 3 } })
    .jpeg()
    .toBuffer();

const newDraft = (images: string): Draft => ({
  title: `중단 시험 ${randomUUID()}`,
  content: `본문 ${randomBytes(randomInt(100, CONTENT_BYTES_MAX)).toString('base64')}`,
  images,
});

/** Writes until the server is gone: creates, changes and deletes posts of its own, and stores pictures. */
export const writeUntilKilled = async (client: Client, ledger: Ledger): Promise<void> => {
  const own: [number, Post][] = [];
  const paths: string[] = [];

  const create = async () => {
    const draft = newDraft(paths.at(-1) ?? '');
    ledger.unanswered.set(draft.title, draft);
    const body = { ...draft, postType: 1, regionId: 'CA59', contentType: 1 } as const;
    const { id } = await client.posts.create({ body });
    const post: Post = { state: draft };
    own.push([id, post]);
    ledger.posts.set(id, post);
    ledger.unanswered.delete(draft.title);
  };

  const change = async ([id, post]: [number, Post]) => {
    const next = newDraft(paths.at(-1) ?? '');
    post.pending = next;
    await client.posts.update({ body: { id, ...next } });
    post.state = next;
    delete post.pending;
  };

  const remove = async ([id, post]: [number, Post]) => {
    own.splice(
      own.findIndex(([known]) => known === id),
      1,
    );
    post.pending = null;
    await client.posts.remove({ params: { id } });
    post.state = null;
    delete post.pending;
  };

  const upload = async () => {
    const files = new FormData();
    files.set('target', 'post');
    files.set('file', new Blob([new Uint8Array(await picture())]), 'picture.jpg');
    const stored = await client.images.upload({ files });
    paths.push(...stored);
    ledger.images.push(...stored);
  };

  try {
    for (;;) {
      const post = own.length > 0 ? own[randomInt(own.length)] : undefined;
      const dice = randomInt(100);
      if (dice < 20) await upload();
      else if (post && dice < 50) await change(post);
      else if (post && dice < 62) await remove(post);
      else await create();
      ledger.acknowledged += 1;
    }
  } catch (error) {
    // A connection that was cut is the end that was asked for.
    if (error instanceof BadAnswer || !(error instanceof TypeError)) throw error;
  }
};
