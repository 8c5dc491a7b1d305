import { HEAD_BYTES, isHeic } from './is-heic.ts';
import type { PhotoAnswer, PhotoJob } from './photo-worker.ts';

/** A photo that cannot be uploaded. Its message is a Korean sentence for its member. */
export class PhotoRefused extends Error {
  /** Whether it may go another time. */
  readonly again: boolean;
  constructor(message: string, again: boolean) {
    super(message);
    this.again = again;
  }
}

/** Each in a worker of its own, which gives its memory back as soon as it has answered or is not wanted any more. */
const inWorker = (job: PhotoJob, signal: AbortSignal): Promise<PhotoAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      end();
      reject(signal.reason);
    };
    worker.onmessage = ({ data }: MessageEvent<PhotoAnswer>) => {
      end();
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end();
      reject(new Error('the worker failed', { cause: event }));
    };
    signal.addEventListener('abort', abort);
    worker.postMessage(job);
  });

/** A file may be gone since it was picked, or lie where the device cannot fetch it now. */
const headOf = async (file: File): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    throw new PhotoRefused('사진 파일을 열지 못했어요. 기기에 저장한 뒤 다시 골라 주세요.', false);
  }
};

/**
 * Makes a picked photo fit for uploading: HEIC becomes JPEG, and what is larger than the server stores is made smaller,
 * upright and without what the camera wrote about the place. Whatever else cannot be done leaves the file as it is.
 * @throws PhotoRefused for a file that cannot be read and for HEIC that cannot become a JPEG; the signal's reason once that is aborted.
 */
export const preparePhoto = async (file: File, signal: AbortSignal): Promise<Blob> => {
  const heic = isHeic(await headOf(file));
  signal.throwIfAborted();
  try {
    const answer = await inWorker({ file, heic }, signal);
    if (typeof answer === 'object') return answer.jpeg;
    if (answer === 'good') return file;
  } catch {
    signal.throwIfAborted();
    if (!heic) return file;
    throw new PhotoRefused(
      'HEIC 사진을 JPG로 바꾸지 못했어요. 인터넷 연결을 확인하고 다시 해 보거나, JPG로 저장해서 골라 주세요.',
      true,
    );
  }
  throw new PhotoRefused('읽을 수 없는 HEIC 사진이에요. JPG로 저장해서 다시 골라 주세요.', false);
};
