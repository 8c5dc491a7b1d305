import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DiskWatch } from '../../db/disk.ts';
import { Problem } from '../../http/problems.ts';
import { unlessMissing } from './local-disk.ts';

/**
 * Uploads received at once. The forms of the site and of the console send one picture after the other; from one address come
 * those of a home or a school.
 */
const AT_ONCE = { member: 2, address: 4, all: 8 };

/** Whose upload it is: the member, and the unit of their address. */
export interface Sender {
  userId: number;
  address: string;
}

/** No upload lasts so long: its body has two minutes, its pictures some seconds each. */
export const UPLOAD_MS = 3600_000;

const RETRY_AFTER_SECONDS = 5;

export interface Uploads {
  /**
   * Receives an upload; call it before its body is read. In: how many bytes may come, and what to do
   * with a new folder for the files, which is gone when this returns. Throws Problem 429 when the member sends two
   * already or the address four, 503 when the process receives as many as it may, 507 when the disk would be too full
   * afterwards.
   */
  receive<T>(sender: Sender, bytes: number, work: (folder: string) => Promise<T>): Promise<T>;
  /** Removes folders older than that, which ended processes left behind. Out: how many. */
  sweep(olderThan: Date): Promise<number>;
}

/** The uploads of this process, below a folder that processes share. */
export const createUploads = (root: string, disk: Pick<DiskWatch, 'hasRoomFor'>): Uploads => {
  const running = new Map<symbol, Sender & { bytes: number }>();

  const admit = (sender: Sender, bytes: number): symbol => {
    const others = [...running.values()];
    if (others.filter(({ userId }) => userId === sender.userId).length >= AT_ONCE.member) {
      throw new Problem('too-many', {
        detail: {
          ko: '사진 업로드는 동시에 두 개까지 할 수 있어요. 지금 올리는 사진의 업로드가 끝나면 다시 시도해 주세요.',
          en: 'Two uploads at a time. Try again when one of them has ended.',
        },
        retryAfter: RETRY_AFTER_SECONDS,
      });
    }
    if (others.filter(({ address }) => address === sender.address).length >= AT_ONCE.address) {
      throw new Problem('too-many', {
        detail: {
          ko: '같은 네트워크에서 올리는 사진이 많아요. 잠시 뒤에 다시 올려 주세요.',
          en: 'Several uploads come from your address already. Try again in a moment.',
        },
        retryAfter: RETRY_AFTER_SECONDS,
      });
    }
    if (others.length >= AT_ONCE.all) {
      throw new Problem('unavailable', {
        detail: {
          ko: '지금은 사진을 올리는 분이 많아요. 잠시 뒤에 다시 올려 주세요.',
          en: 'Many pictures are being uploaded. Try again in a moment.',
        },
        retryAfter: RETRY_AFTER_SECONDS,
      });
    }
    const expected = others.reduce((sum, other) => sum + other.bytes, bytes);
    if (!disk.hasRoomFor(expected)) throw new Problem('disk-full');
    const slot = Symbol();
    running.set(slot, { ...sender, bytes });
    return slot;
  };

  return {
    async receive(sender, bytes, work) {
      const slot = admit(sender, bytes);
      try {
        await mkdir(root, { recursive: true, mode: 0o700 });
        const folder = await mkdtemp(join(root, 'upload-'));
        try {
          return await work(folder);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      } finally {
        running.delete(slot);
      }
    },

    async sweep(olderThan) {
      let removed = 0;
      for (const name of await unlessMissing(readdir(root), [])) {
        const folder = join(root, name);
        const found = await unlessMissing(stat(folder), null);
        if (!found || found.mtime >= olderThan) continue;
        await rm(folder, { recursive: true, force: true });
        removed += 1;
      }
      return removed;
    },
  };
};

/** Writes what comes to a new file as it comes. */
export const writeStream = (from: Readable, file: string): Promise<void> =>
  pipeline(from, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
