import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';

/**
 * Fetches what decodes HEIC, half a megabyte. Out: a function from a file's bytes to its main picture, upright, that
 * throws where they are no picture it can read.
 * @throws Where it cannot be fetched.
 */
export const fetchHeicDecoder = async () => {
  const answer = await fetch(wasmUrl);
  if (!answer.ok) throw new Error(`the decoder was answered with ${answer.status}`);
  const { HeifDecoder } = createLibheif({ wasmBinary: await answer.arrayBuffer() });
  return async (file: Blob): Promise<ImageData> => {
    const all = new HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
    const picture = all.find((one) => one.is_primary()) ?? all[0];
    if (!picture) throw new Error('no picture in it');
    const pixels = new ImageData(picture.get_width(), picture.get_height());
    return new Promise((resolve, reject) => {
      picture.display(pixels, (shown) => (shown ? resolve(shown) : reject(new Error('it is damaged'))));
    });
  };
};
