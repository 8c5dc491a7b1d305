import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '@hanca/common/client.ts';
import { imageVariant } from '@hanca/common/images.ts';
import type { Database } from '../../server/src/db/connect.ts';
import { images } from '../../server/src/db/schema/images.ts';
import { posts } from '../../server/src/db/schema/posts.ts';
import { users } from '../../server/src/db/schema/users.ts';
import { BadAnswer } from './calls.ts';
import { isSame, type Ledger, type Post, type State, stateOf } from './ledger.ts';

const PAGE = 100;

const findPost = async (client: Client, id: number): Promise<State> => {
  try {
    return stateOf(await client.posts.get({ params: { id } }));
  } catch (error) {
    if (error instanceof BadAnswer && error.status === 404) return null;
    throw error;
  }
};

const describe = (state: State | undefined): string =>
  state ? `'${state.title}' (${state.content.length})` : state === null ? 'deleted' : 'nothing';

/** What is found becomes what must be found from now on. Out: a fault, or null. */
const settle = (id: number, post: Post, found: State): string | null => {
  const { state, pending } = post;
  const isGood = isSame(found, state) || (pending !== undefined && isSame(found, pending));
  post.state = found;
  delete post.pending;
  return isGood
    ? null
    : `post ${id}: found ${describe(found)}, acknowledged ${describe(state)}, sent ${describe(pending)}`;
};

/** Compares the posts of one round with what the server now has; adopts those whose answer was lost. Out: faults. */
export const checkPosts = async (
  client: Client,
  ledger: Ledger,
  since: ReadonlySet<number>,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const [id, post] of ledger.posts) {
    if (since.has(id)) continue;
    const fault = settle(id, post, await findPost(client, id));
    if (fault) faults.push(fault);
  }
  for (let skip = 0; ; skip += PAGE) {
    const found = await client.posts.list({ query: { skip, limit: PAGE, sort: 'id', order: 'DESC' } });
    const isNew = found.filter(({ id }) => !since.has(id));
    for (const { id, title } of isNew.filter((summary) => !ledger.posts.has(summary.id))) {
      const state = await findPost(client, id);
      if (!isSame(state, ledger.unanswered.get(title) ?? null))
        faults.push(`post ${id}: ${title} is not as it was sent`);
      ledger.posts.set(id, { state });
    }
    if (isNew.length < PAGE) break;
  }
  ledger.unanswered.clear();
  return faults;
};

/** Whether the acknowledged pictures are served, whole, in their three sizes. Out: faults. */
export const checkImages = async (url: string, paths: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) {
    for (const size of [path, imageVariant(path, 'small'), imageVariant(path, '600')]) {
      const reply = await fetch(`${url}${size}`, { headers: { accept: 'image/jpeg' } });
      const bytes = Buffer.from(await reply.arrayBuffer());
      const isWhole = bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
      if (reply.status !== 200 || !isWhole) faults.push(`${size}: ${reply.status}, ${bytes.length} bytes`);
    }
  }
  return faults;
};

/** Compares every row of all rounds with the ledger and with the files on the disk. Out: faults. */
export const checkDatabase = async ({ db }: Database, dataDir: string, ledger: Ledger): Promise<string[]> => {
  const faults: string[] = [];
  const rows = new Map((await db.select().from(posts)).map((row) => [row.id, row]));
  for (const [id, { state }] of ledger.posts) {
    const row = rows.get(id);
    const found = row ? stateOf({ ...row, images: row.images.join(',') }) : null;
    if (!isSame(found, state))
      faults.push(`row ${id}: found ${describe(found)}, acknowledged ${describe(state)}`);
    rows.delete(id);
  }
  for (const id of rows.keys()) faults.push(`row ${id} was never sent`);

  const stored = await db.select({ path: images.path }).from(images);
  const paths = new Set(stored.map(({ path }) => path));
  for (const path of ledger.images) if (!paths.has(path)) faults.push(`${path} has no row`);
  for (const path of paths) {
    for (const file of [path, imageVariant(path, 'small'), imageVariant(path, '600')]) {
      const found = await stat(join(dataDir, file)).catch(() => null);
      if (!found?.size) faults.push(`${file} has a row and no file`);
    }
  }
  const admins = (await db.select().from(users)).filter(({ roles }) => roles.includes('admin'));
  if (admins.length !== 1) faults.push(`${admins.length} admins in place of one`);
  return faults;
};

/** Files of uploads that were cut off, which the sweep takes after a day. */
export const countLeftovers = async (dataDir: string): Promise<number> =>
  (await readdir(join(dataDir, 'images'), { recursive: true })).filter((name) => name.endsWith('.tmp'))
    .length;
