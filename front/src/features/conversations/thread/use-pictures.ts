import { MESSAGE_IMAGES_MAX } from '@hanca/common/text-limits.ts';
import { unfitPhoto, uploadForm } from '@hanca/common/uploads.ts';
import { useEffect, useRef, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { PhotoRefused, preparePhoto } from '../../../ui/photos/prepare-photo.ts';

interface Picked {
  key: number;
  /** A blob address; '' where the browser cannot show the file. */
  preview: string;
  /** What is uploaded, once it is prepared; null where it was refused or taken back. */
  ready: Promise<Blob | null>;
  /** Stored path; '' until it is stored. */
  path: string;
}

/** Photos that are to go with the next message: stored when it is sent, once however often that is tried. */
export const usePictures = () => {
  const { call } = useDeps();
  const [pictures, setPictures] = useState<Picked[]>([]);
  const [problem, setProblem] = useState('');
  const keys = useRef(0);
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
  const ends = useRef(new Map<number, AbortController>());
  const current = useRef(pictures);
  current.current = pictures;
  useEffect(
    () => () => {
      for (const end of ends.current.values()) end.abort();
      for (const { preview } of current.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const change = (key: number, some: Partial<Picked>) =>
    setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...some } : one)));
  /** Gives back the memory of what is shown of one. */
  const release = (key: number) =>
    URL.revokeObjectURL(current.current.find((one) => one.key === key)?.preview ?? '');
  /** Shows something else of it, or nothing. */
  const show = (key: number, preview: string) => {
    release(key);
    change(key, { preview });
  };
  const remove = (key: number) => {
    ends.current.get(key)?.abort();
    release(key);
    setPictures((now) => now.filter((one) => one.key !== key));
  };

  /** Shows what it becomes, as HEIC is shown by few browsers. Out: that; null where it is not wanted or refused. */
  const prepare = async (key: number, file: File, signal: AbortSignal): Promise<Blob | null> => {
    try {
      const ready = await preparePhoto(file, signal);
      if (ready !== file) show(key, URL.createObjectURL(ready));
      return ready;
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof PhotoRefused)) throw error;
      setProblem(`${file.name}: ${error.message}`);
      remove(key);
      return null;
    }
  };
  const pick = (file: File): Picked => {
    keys.current += 1;
    const key = keys.current;
    const end = new AbortController();
    ends.current.set(key, end);
    const ready = preparing.current.then(() => prepare(key, file, end.signal));
    preparing.current = ready;
    return { key, ready, preview: URL.createObjectURL(file), path: '' };
  };

  return {
    pictures,
    problem,
    add: (files: readonly File[]) => {
      const reason = files.map(unfitPhoto).find(Boolean) ?? '';
      const fitting = files.filter((file) => unfitPhoto(file) === '');
      const room = MESSAGE_IMAGES_MAX - pictures.length;
      setProblem(
        fitting.length > room ? `사진은 한 번에 ${MESSAGE_IMAGES_MAX}장까지 보낼 수 있어요.` : reason,
      );
      setPictures([...pictures, ...fitting.slice(0, room).map(pick)]);
    },
    remove,
    /** It cannot be shown as it was picked. */
    unseen: (key: number) => show(key, ''),
    /** Drops those that were sent, and what was said of others. */
    clear: () => {
      setProblem('');
      for (const { key } of pictures) release(key);
      setPictures((now) => now.filter(({ key }) => !pictures.some((sent) => sent.key === key)));
    },
    /** Out: the stored paths of all; null where one was refused or taken back meanwhile. */
    store: async (): Promise<string[] | null> => {
      const stored: string[] = [];
      for (const { key, ready, path: before } of pictures) {
        const photo = await ready;
        if (!photo) return null;
        const files = uploadForm('message', photo, key);
        const path = before || (await call((client) => client.images.upload({ files })))[0] || '';
        change(key, { path });
        stored.push(path);
      }
      return stored;
    },
  };
};
