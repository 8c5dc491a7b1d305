// What is used of libheif-js, whose own types leave this out.
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    is_primary(): boolean;
    /** Pixels, upright; so is the height. */
    get_width(): number;
    get_height(): number;
    /** Fills RGBA pixels and hands them over; null where they cannot be decoded. */
    display(into: ImageData, done: (filled: ImageData | null) => void): void;
  }
  interface Libheif {
    HeifDecoder: new () => {
      /** Every picture of a file, none where it is no HEIC. */
      decode(bytes: Uint8Array): HeifImage[];
    };
  }
  const createLibheif: (options: { wasmBinary: ArrayBuffer }) => Libheif;
  export default createLibheif;
}
