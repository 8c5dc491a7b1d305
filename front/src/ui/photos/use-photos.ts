import { IMAGE_LIMITS, type ImageTarget } from '@hanca/common/images.ts';
import { moved } from '@hanca/common/order.ts';
import { fetchPictureAddresses } from '@hanca/common/picture-addresses.ts';
import { unfitPhoto } from '@hanca/common/uploads.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDeps } from '../../deps.ts';
import { statusOf } from '../../failure.ts';
import { PhotoRefused, preparePhoto } from './prepare-photo.ts';
import { complaint, failure, upload } from './upload-photo.ts';

/** A picture of a form, stored or on its way. */
export interface Photo {
  key: string;
  /** Stored path; '' until it is stored. */
  path: string;
  /** Where the member is served it once it is stored; '' until that is known. */
  address: string;
  /** A blob address of what was picked; '' for what was stored before and what the browser cannot show. */
  preview: string;
  /** What is lost can only be removed. */
  state: 'waiting' | 'preparing' | 'sending' | 'stored' | 'failed' | 'lost';
  /** Why it failed. */
  problem: string;
}

const stored = (path: string): Photo => ({
  ...{ key: path, path, address: '', preview: '' },
  ...{ state: 'stored', problem: '' },
});

const LOST = '보관 기간이 지나 사라진 사진이에요.';

/** A picked file until it is stored. */
interface Picked {
  file: File;
  /** What is uploaded, once it is prepared. */
  ready: Blob | null;
  /** Aborted when nobody wants it any more. */
  end: AbortController;
}

interface PhotosOptions {
  /** What they belong to. */
  target: ImageTarget;
  /** Stored paths of those that it starts with. */
  initial: string[];
  /** Stored paths of the saved record: they exist as long as it does. */
  held: readonly string[];
  /** Gets the stored paths in order whenever they change. */
  onPaths: (paths: string[]) => void;
  /** Called when one could not go up because the session has ended. */
  onSignedOut: () => void;
}

/**
 * The pictures of the form. Picked files are prepared and uploaded one after another, hold their position meanwhile, and
 * can be tried again.
 */
export const usePhotos = ({ target, initial, held, onPaths, onSignedOut }: PhotosOptions) => {
  const { call } = useDeps();
  const [photos, setPhotos] = useState(() => initial.map(stored));
  /** What was picked and could not be taken. */
  const [refused, setRefused] = useState<string[]>([]);
  const list = useRef(photos);
  const files = useRef(new Map<string, Picked>());
  const preparing = useRef(Promise.resolve());
  const queue = useRef(Promise.resolve());
  const counter = useRef(0);
  const gone = useRef(false);

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
    files.current.get(key)?.end.abort();
    files.current.delete(key);
    update(list.current.filter((one) => one.key !== key));
  };

  /** Shows something else of it, or nothing: its file where a browser cannot show that. */
  const show = (key: string, blob: Blob | null) => {
    const photo = list.current.find((one) => one.key === key);
    if (photo?.preview) URL.revokeObjectURL(photo.preview);
    patch(key, { preview: blob ? URL.createObjectURL(blob) : '' });
  };

  const refuseFile = (key: string, name: string, reason: string) => {
    setRefused((all) => [...all, `${name}: ${reason}`]);
    remove(key);
  };

  const prepare = async (key: string) => {
    const one = files.current.get(key);
    // It was removed while it waited, or the form was.
    if (!one || one.ready || one.end.signal.aborted) return;
    patch(key, { state: 'preparing' });
    try {
      one.ready = await preparePhoto(one.file, one.end.signal);
      if (one.ready !== one.file) show(key, one.ready);
      patch(key, { state: 'waiting' });
    } catch (error) {
      if (one.end.signal.aborted) return;
      if (!(error instanceof PhotoRefused)) throw error;
      if (error.again) patch(key, { state: 'failed', problem: error.message });
      else refuseFile(key, one.file.name, error.message);
    }
  };

  /** Finds out where stored ones are shown. One of a draft, which no record held, is swept away after a day. */
  const findAddresses = async (photos: readonly Photo[]) => {
    if (photos.length === 0) return;
    const addresses = await call((client) =>
      fetchPictureAddresses(
        client,
        photos.map(({ path }) => path),
      ),
    ).catch(() => null);
    if (gone.current) return;
    for (const { key, path } of photos) {
      const address = addresses ? addresses.get(path) : path;
      if (address || held.includes(path)) patch(key, { address: address ?? path });
      else patch(key, { state: 'lost', problem: LOST });
    }
  };

  const send = async (key: string, index: number) => {
    const one = files.current.get(key);
    if (!one?.ready || one.end.signal.aborted) return;
    patch(key, { state: 'sending' });
    try {
      const path = await upload(call, one.ready, { target, index, signal: one.end.signal });
      const twice = list.current.some((other) => other.path === path);
      if (twice) refuseFile(key, one.file.name, '이미 넣은 사진이에요.');
      else patch(key, { path, state: 'stored' });
      files.current.delete(key);
      await findAddresses(list.current.filter((one) => one.key === key && !one.preview));
    } catch (error) {
      if (one.end.signal.aborted) return;
      const status = statusOf(error);
      // The same file would be refused again.
      const isUnfit = status === 413 || status === 415;
      patch(key, { state: isUnfit ? 'lost' : 'failed', problem: failure(error) });
      if (status === 401) onSignedOut();
    }
  };

  /** Photos are prepared while those before them are on their way. */
  const enqueue = (key: string) => {
    counter.current += 1;
    const index = counter.current;
    const prepared = preparing.current.then(() => prepare(key));
    preparing.current = prepared;
    queue.current = queue.current.then(() => prepared).then(() => send(key, index));
  };

  const begin = useEffectEvent(() => {
    gone.current = false;
    void findAddresses(list.current.filter(({ path, preview }) => path && !preview));
  });
  useEffect(() => {
    begin();
    return () => {
      gone.current = true;
      for (const { end } of files.current.values()) end.abort();
      for (const { preview } of list.current) if (preview) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    photos,
    refused,
    add: (picked: readonly File[]) => {
      const fitting = picked.filter((file) => unfitPhoto(file) === '');
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
        files.current.set(key, { file, ready: null, end: new AbortController() });
        const preview = URL.createObjectURL(file);
        return { key, path: '', address: '', preview, state: 'waiting', problem: '' };
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
    /** What was picked cannot be shown by this browser. */
    unseen: (key: string) => {
      if (!list.current.some((one) => one.key === key && one.preview)) return;
      show(key, null);
      void findAddresses(list.current.filter((one) => one.key === key && one.path));
    },
    /** Resolves when nothing is on its way any more: to false where the form went away meanwhile. */
    settled: async (): Promise<boolean> => {
      let seen: Promise<void> | null = null;
      while (seen !== queue.current) {
        seen = queue.current;
        await seen;
      }
      return !gone.current;
    },
    /** Why the form cannot be saved; '' when it can. */
    problem: (): string =>
      list.current.some(({ state }) => state === 'failed' || state === 'lost')
        ? '올리지 못한 사진이 있어요. 다시 올리거나 지워 주세요.'
        : '',
  };
};

export type Photos = ReturnType<typeof usePhotos>;
