import type { ImageTarget } from '@hanca/common/images.ts';
import { unfitPhoto, uploadForm } from '@hanca/common/uploads.ts';
import type { Call } from '../../deps.ts';
import { refuse } from '../form/refusal.ts';

/** Why a file cannot be taken, by its name; '' when it can. */
export const complaint = (file: File): string => {
  const reason = unfitPhoto(file);
  return reason && `${file.name}: ${reason}`;
};

/** Stores one picture. In: what it belongs to, and a number that no other has. Out: its path. */
export const upload = async (
  call: Call,
  file: Blob,
  { target, index, signal }: { target: ImageTarget; index: number; signal: AbortSignal },
): Promise<string> => {
  const files = uploadForm(target, file, index);
  const [path] = await call((client) => client.images.upload({ files }, { signal }));
  if (!path) throw new Error('no path was answered');
  return path;
};

/** Why one could not be stored, as a sentence. */
export const failure = (error: unknown): string => {
  const refused = refuse(error, []);
  return 'refusal' in refused ? refused.refusal.detail : '';
};
