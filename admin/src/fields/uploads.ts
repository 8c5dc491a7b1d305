import type { Client } from '@hanca/common/client.ts';
import type { ImageTarget } from '@hanca/common/images.ts';
import { maybePicture, unfit, uploadForm } from '@hanca/common/uploads.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../core/api.ts';

/** The key of every upload, so that a form knows of those under way. */
export const UPLOADING = ['upload'];

/** Stores one image. Out: its stored path. */
const upload = async (client: Client, target: ImageTarget, file: File, index: number): Promise<string> => {
  const files = uploadForm(target, file, index);
  const [path] = await client.images.upload({ files });
  if (!path) throw new Error('사진을 올리지 못했어요. 다시 시도해 주세요.');
  return path;
};

/** A file that is on its way up, or could not go. */
export interface Upload {
  key: string;
  name: string;
  /** A blob address of the picture itself. */
  preview: string;
  problem?: string;
}

interface UploadsOptions {
  target: ImageTarget;
  /** How many more pictures fit. */
  room: number;
  onStored: (path: string) => void;
}

/**
 * Uploads one file after the other, so that the pictures keep the order in which they were picked.
 * Out: those that are not stored yet, `add` for picked files, `dismiss` for one that failed.
 */
export const useUploads = ({ target, room, onStored }: UploadsOptions) => {
  const client = useClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const counter = useRef(0);
  const stored = useRef(onStored);
  stored.current = onStored;

  const drop = (key: string) =>
    setUploads((all) => {
      const gone = all.find((u) => u.key === key);
      if (gone?.preview) URL.revokeObjectURL(gone.preview);
      return all.filter((u) => u.key !== key);
    });
  const fail = (key: string, problem: string) =>
    setUploads((all) => all.map((u) => (u.key === key ? { ...u, problem } : u)));

  const { mutateAsync } = useMutation({
    mutationKey: UPLOADING,
    // Mutations of one scope run one after the other.
    scope: { id: 'upload' },
    mutationFn: ({ file, index }: { file: File; index: number }) => upload(client, target, file, index),
  });

  const send = async (file: File, key: string, index: number) => {
    try {
      const path = await mutateAsync({ file, index });
      stored.current(path);
      drop(key);
    } catch (error) {
      fail(key, error instanceof Error ? error.message : '사진을 올리지 못했어요.');
    }
  };

  const add = (files: readonly File[]) => {
    const underWay = uploads.filter((u) => !u.problem).length;
    files.forEach((file, position) => {
      counter.current += 1;
      const index = counter.current;
      const key = `upload-${index}`;
      const full = position >= room - underWay;
      const problem = full ? '더 넣을 자리가 없어요.' : unfit(file);
      const preview = maybePicture(file) ? URL.createObjectURL(file) : '';
      setUploads((all) => [...all, { key, name: file.name, preview, ...(problem ? { problem } : {}) }]);
      if (!problem) void send(file, key, index);
    });
  };

  const previews = useRef<Upload[]>([]);
  previews.current = uploads;
  useEffect(
    () => () => {
      for (const { preview } of previews.current) if (preview) URL.revokeObjectURL(preview);
    },
    [],
  );

  return { uploads, add, dismiss: drop };
};
