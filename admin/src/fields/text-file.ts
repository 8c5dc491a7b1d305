/**
 * The text of a file: UTF-8, else the encoding of older Korean Windows programs.
 * Throws what reading throws (the file is gone or may not be read).
 */
export const readTextFile = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
};
