import { imageVariant } from '@hanca/common/image-variants.ts';
import { IMAGE_LIMITS } from '@hanca/common/images.ts';
import { moved } from '@hanca/common/order.ts';
import { unfit, uploadForm } from '@hanca/common/uploads.ts';
import { useEffect, useRef, useState } from 'react';
import { type Call, useDeps } from '../../../deps.ts';
import { statusOf } from '../../../failure.ts';
import { refuse } from '../../../ui/form/refusal.ts';

/** A picture of the listing, stored or on its way. */
export interface Photo {
  key: string;
  /** Stored path; '' until it is stored. */
  path: string;
  /** A blob address of what was picked; '' for what was stored before. */
  preview: string;
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'lost';
  /** Why it failed. */
  problem: string;
}

/** Why a file cannot be taken, by its name; '' when it can. */
const complaint = (file: File): string => {
  const reason = unfit(file);
  return reason && `${file.name}: ${reason}`;
};

/** Stores one picture. Out: its path. */
const upload = async (call: Call, file: File, index: number, signal: AbortSignal): Promise<string> => {
  const files = uploadForm('realty', file, index);
  const [path] = await call((client) => client.images.upload({ files }, { signal }));
  if (!path) throw new Error('no path was answered');
  return path;
};

const failure = (error: unknown): string => {
  const refused = refuse(error, []);
  return 'refusal' in refused ? refused.refusal.detail : '';
};

/** Whether a picture is not there any more: only the 404 of an answer of its own says so, never a failed image. */
const isGone = async (path: string): Promise<boolean> => {
  // From the site itself, which stores all pictures: an answer of another host could not be read.
  const answer = await fetch(imageVariant(path, 'small'), { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  );
  return answer?.status === 404;
};

const stored = (path: string): Photo => ({ key: path, path, preview: '', state: 'stored', problem: '' });

interface PhotosOptions {
  /** Stored paths of those that it starts with. */
  initial: string[];
  /** Stored paths of the saved listing: they exist as long as it does. */
  held: readonly string[];
  /** Gets the stored paths in order whenever they change. */
  onPaths: (paths: string[]) => void;
  /** Called when one could not go up because the session has ended. */
  onSignedOut: () => void;
}

/**
 * The pictures of the form. Picked files are uploaded one after another, hold their position meanwhile, and can be tried
 * again.
 */
export const usePhotos = ({ initial, held, onPaths, onSignedOut }: PhotosOptions) => {
  const { call } = useDeps();
  const [photos, setPhotos] = useState(() => initial.map(stored));
  /** What was picked and could not be taken. */
  const [refused, setRefused] = useState<string[]>([]);
  const list = useRef(photos);
  const files = useRef(new Map<string, File>());
  const queue = useRef(Promise.resolve());
  const counter = useRef(0);
  const gone = useRef(new AbortController());

  const update = (next: Photo[]) => {
    const paths = (of: Photo[]) => of.flatMap(({ path }) => path || []);
    const before = paths(list.current).join();
    list.current = next;
    setPhotos(next);
    if (paths(next).join() !== before) onPaths(paths(next));
  };
  const patch = (key: string, some: Partial<Photo>) =>
    update(list.current.map((photo) => (photo.key === key ? { ...photo, ...some } : photo)));

  const remove = (key: string) => {
    const photo = list.current.find((one) => one.key === key);
    if (photo?.preview) URL.revokeObjectURL(photo.preview);
    files.current.delete(key);
    update(list.current.filter((one) => one.key !== key));
  };

  const send = async (key: string, index: number) => {
    const file = files.current.get(key);
    // It was removed while it waited.
    if (!file || gone.current.signal.aborted) return;
    patch(key, { state: 'sending', problem: '' });
    try {
      const path = await upload(call, file, index, gone.current.signal);
      const twice = list.current.some((one) => one.path === path);
      if (twice) {
        setRefused((all) => [...all, `${file.name}: 이미 넣은 사진이에요.`]);
        remove(key);
      } else patch(key, { path, state: 'stored' });
      files.current.delete(key);
    } catch (error) {
      if (gone.current.signal.aborted) return;
      patch(key, { state: 'failed', problem: failure(error) });
      if (statusOf(error) === 401) onSignedOut();
    }
  };

  const enqueue = (key: string) => {
    counter.current += 1;
    const index = counter.current;
    queue.current = queue.current.then(() => send(key, index));
  };

  useEffect(() => {
    const end = gone.current;
    return () => {
      end.abort();
      for (const { preview } of list.current) if (preview) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    photos,
    refused,
    add: (picked: readonly File[]) => {
      const fitting = picked.filter((file) => unfit(file) === '');
      const room = IMAGE_LIMITS.files - list.current.length;
      const left = fitting.length - room;
      setRefused([
        ...picked.map(complaint).filter(Boolean),
        ...(left > 0
          ? [`사진은 ${IMAGE_LIMITS.files}장까지 넣을 수 있어요. ${left}장은 넣지 않았어요.`]
          : []),
      ]);
      const added = fitting.slice(0, Math.max(0, room)).map((file): Photo => {
        counter.current += 1;
        const key = `picked-${counter.current}`;
        files.current.set(key, file);
        return { key, path: '', preview: URL.createObjectURL(file), state: 'waiting', problem: '' };
      });
      update([...list.current, ...added]);
      for (const { key } of added) enqueue(key);
    },
    retry: (key: string) => {
      patch(key, { state: 'waiting', problem: '' });
      enqueue(key);
    },
    remove,
    move: (from: number, to: number) => update(moved(list.current, from, to)),
    /** A stored picture cannot be shown. One of a draft, which no listing held, is swept away after a day. */
    unseen: async (key: string) => {
      const path = list.current.find((one) => one.key === key)?.path;
      if (path && !held.includes(path) && (await isGone(path)))
        patch(key, { state: 'lost', problem: '보관 기간이 지나 사라진 사진이에요.' });
    },
    /** Resolves when nothing is on its way any more: to false where the form went away meanwhile. */
    settled: async (): Promise<boolean> => {
      let seen: Promise<void> | null = null;
      while (seen !== queue.current) {
        seen = queue.current;
        await seen;
      }
      return !gone.current.signal.aborted;
    },
    /** Why the listing cannot be saved; '' when it can. */
    problem: (): string =>
      list.current.some(({ state }) => state === 'failed' || state === 'lost')
        ? '올리지 못한 사진이 있어요. 다시 올리거나 지워 주세요.'
        : '',
  };
};

export type Photos = ReturnType<typeof usePhotos>;
