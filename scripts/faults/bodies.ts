import { setTimeout as pause } from 'node:timers/promises';
import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { CONTENT_MAX } from '@hanca/common/fields.ts';
import { uploadForm } from '@hanca/common/uploads.ts';
import sharp from 'sharp';
import { worstBodies } from '../../server/src/testing/worst-bodies.ts';
import { BadAnswer } from '../kill9/calls.ts';
import type { Subject } from './subject.ts';

/** Between two looks at the health, milliseconds. */
const EVERY_MS = 25;

const thumbnail = async (): Promise<FormData> => {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } });
  const bytes = new Uint8Array(await image.jpeg().toBuffer());
  return uploadForm('post', new File([bytes], 'a.jpg', { type: 'image/jpeg' }), 0);
};

/** How long each look at the health took until the signal, milliseconds, the shortest first. */
const looks = async (url: string, ends: AbortSignal): Promise<number[]> => {
  const taken: number[] = [];
  while (!ends.aborted) {
    const from = performance.now();
    await (await fetch(`${url}/v1/health`)).arrayBuffer();
    taken.push(performance.now() - from);
    await pause(EVERY_MS);
  }
  return taken.sort((a, b) => a - b);
};

/** Saves and shows what takes a reader of HTML and markdown the longest, one after the other. */
export const bodies: Subject = {
  name: 'bodies',
  title: `posts of ${CONTENT_MAX.toLocaleString('en-CA')} characters that take the longest to read are saved and shown`,
  engines: ['embedded'],
  async run({ start }) {
    const product = await start();
    const { url } = product.server();
    const { client } = await product.signIn();
    const [picture = ''] = await client.images.upload({ files: await thumbnail() });
    const ends = new AbortController();
    const health = looks(url, ends.signal);
    let [saved, refused, failed] = [0, 0, 0];
    for (const { contentType, content } of worstBodies(CONTENT_MAX)) {
      const body = {
        title: '긴 글',
        postType: 1,
        regionId: ALL_REGIONS,
        contentType,
        content,
        thumbnail: picture,
      };
      try {
        const { id } = await client.posts.create({ body });
        await client.posts.get({ params: { id } });
        saved += 1;
      } catch (error) {
        // 503: it took longer than a request may on this machine.
        if (error instanceof BadAnswer && [400, 503].includes(error.status)) refused += 1;
        else failed += 1;
      }
    }
    ends.abort();
    const taken = await health;
    console.log(`  ${saved} saved and shown, ${refused} refused, ${taken.length} looks at the health`);
    return [
      {
        name: '/v1/health meanwhile, p99',
        measured: taken[Math.floor(taken.length * 0.99)] ?? Number.POSITIVE_INFINITY,
        limit: { most: 300 },
        unit: 'ms',
        timed: true,
      },
      { name: 'saves that failed', measured: failed, limit: { most: 0 }, unit: 'saves' },
    ];
  },
};
