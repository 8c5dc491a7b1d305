import { IMAGE_LIMITS } from '@hanca/common/images.ts';
import { useEffect, useRef, useState } from 'react';
import { type Call, useDeps } from '../deps.ts';
import { refuse } from '../forms/refusal.ts';

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

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

/** Why a file cannot be taken; '' when it can. The server judges anew, by content: no type is no reason. */
const unfit = ({ type, size, name }: File): string => {
  if (type && !IMAGE_TYPES.includes(type)) return `${name}: JPG, PNG, WebP 사진만 올릴 수 있어요.`;
  if (size > IMAGE_LIMITS.bytes) {
    return `${name}: 한 장에 ${IMAGE_LIMITS.bytes / 1024 / 1024}MB까지 올릴 수 있어요.`;
  }
  return '';
};

const SECOND_MS = 1000;

/** Stores one picture. Out: its path. The target stands before the file, as the contract asks. */
const upload = async (call: Call, file: File, index: number, signal: AbortSignal): Promise<string> => {
  const files = new FormData();
  files.append('target', 'realty');
  // Specification, business constants: Unix seconds plus index.
  files.append('images', file, `${Math.floor(Date.now() / SECOND_MS)}${index}.jpg`);
  const [path] = await call((client) => client.images.upload({ files }, { signal }));
  if (!path) throw new Error('no path was answered');
  return path;
};

const failure = (error: unknown): string => {
  const refused = refuse(error, []);
  return 'refusal' in refused ? refused.refusal.detail : '';
};

/** The list with the item at `from` moved to `to`; the same where either is outside of it. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const copy = [...items];
  if (from < 0 || to < 0 || from >= items.length || to >= items.length) return copy;
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
};

const stored = (path: string): Photo => ({ key: path, path, preview: '', state: 'stored', problem: '' });

/**
 * The pictures of the form. Picked files go up one after another, stay where they were put meanwhile, and are kept
 * to be tried again. `onPaths` gets the stored paths in order whenever they change.
 */
export const usePhotos = (initial: string[], onPaths: (paths: string[]) => void) => {
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
      if (!gone.current.signal.aborted) patch(key, { state: 'failed', problem: failure(error) });
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
        ...picked.map(unfit).filter(Boolean),
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
    /** The stored picture cannot be shown: one that no listing held is swept away after a day. */
    lost: (key: string) => patch(key, { state: 'lost', problem: '보관 기간이 지나 사라진 사진이에요.' }),
    /** Resolves when nothing is on its way any more. */
    settled: async () => {
      let seen: Promise<void> | null = null;
      while (seen !== queue.current) {
        seen = queue.current;
        await seen;
      }
    },
    /** What keeps the listing from being saved; '' for nothing. */
    problem: (): string =>
      list.current.some(({ state }) => state === 'failed' || state === 'lost')
        ? '올리지 못한 사진이 있어요. 다시 올리거나 지워 주세요.'
        : '',
  };
};

export type Photos = ReturnType<typeof usePhotos>;
