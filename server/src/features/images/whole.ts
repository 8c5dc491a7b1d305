import { type FileHandle, open } from 'node:fs/promises';
import { unlessMissing } from './local-disk.ts';
import type { Extension } from './names.ts';

/** Bytes of a file from a position on; fewer where it ends before. */
const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

type Check = (file: FileHandle, bytes: number) => Promise<boolean>;

/** What a broken-off file lacks, by its format. */
const checks: Record<Extension, Check> = {
  // Its last two bytes are a marker that stands nowhere before (ITU-T T.81, B.1.1.3).
  jpg: async (file, bytes) => bytes > 2 && (await readAt(file, bytes - 2, 2)).readUInt16BE() === 0xffd9,
  // Begins with 'RIFF' and the number of bytes after these eight (RFC 9649, 2.3).
  webp: async (file, bytes) => bytes > 8 && (await readAt(file, 4, 4)).readUInt32LE() === bytes - 8,
  // Is a row of boxes, each of which begins with its number of bytes (ISO/IEC 14496-12, 4.2).
  avif: async (file, bytes) => {
    let end = 0;
    while (end + 8 <= bytes) {
      const length = (await readAt(file, end, 4)).readUInt32BE();
      if (length < 8) return false;
      end += length;
    }
    return end > 0 && end === bytes;
  },
};

/**
 * Looks whether a stored file is there to its end; one that a disk fault or a restored backup cut short is not. Out:
 * its bytes, and null without such a regular file.
 */
export const lookWhole = async (
  path: string,
  extension: Extension,
): Promise<{ bytes: number; whole: boolean } | null> => {
  const file = await unlessMissing(open(path, 'r'), null);
  if (!file) return null;
  try {
    const found = await file.stat();
    if (!found.isFile()) return null;
    return { bytes: found.size, whole: await checks[extension](file, found.size) };
  } finally {
    await file.close();
  }
};
