import { MESSAGE_IMAGES_MAX } from '@hanca/common/text-limits.ts';
import { unfit, uploadForm } from '@hanca/common/uploads.ts';
import { useEffect, useRef, useState } from 'react';
import { useDeps } from '../../../deps.ts';

interface Picked {
  key: number;
  file: File;
  /** A blob address. */
  preview: string;
  /** Stored path; '' until it is stored. */
  path: string;
}

/** Photos that are to go with the next message: stored when it is sent, once however often that is tried. */
export const usePictures = () => {
  const { call } = useDeps();
  const [pictures, setPictures] = useState<Picked[]>([]);
  const [problem, setProblem] = useState('');
  const keys = useRef(0);
  const current = useRef(pictures);
  current.current = pictures;
  useEffect(
    () => () => {
      for (const { preview } of current.current) URL.revokeObjectURL(preview);
    },
    [],
  );
  return {
    pictures,
    problem,
    add: (files: readonly File[]) => {
      const reason = files.map(unfit).find(Boolean) ?? '';
      const fitting = files.filter((file) => unfit(file) === '');
      const room = MESSAGE_IMAGES_MAX - pictures.length;
      setProblem(
        fitting.length > room ? `사진은 한 번에 ${MESSAGE_IMAGES_MAX}장까지 보낼 수 있어요.` : reason,
      );
      const added = fitting.slice(0, room).map((file) => {
        keys.current += 1;
        return { key: keys.current, file, preview: URL.createObjectURL(file), path: '' };
      });
      setPictures([...pictures, ...added]);
    },
    remove: (key: number) => setPictures(pictures.filter((one) => one.key !== key)),
    /** Drops those that were sent. */
    clear: () => setPictures((now) => now.filter(({ key }) => !pictures.some((sent) => sent.key === key))),
    /** Out: the stored paths of all. */
    store: async (): Promise<string[]> => {
      const stored: Picked[] = [];
      for (const picture of pictures) {
        const files = uploadForm('message', picture.file, picture.key);
        const path = picture.path || (await call((client) => client.images.upload({ files })))[0] || '';
        stored.push({ ...picture, path });
        setPictures((now) => now.map((one) => (one.key === picture.key ? { ...one, path } : one)));
      }
      return stored.map(({ path }) => path);
    },
  };
};
