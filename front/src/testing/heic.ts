/** The beginning of a HEIC file, as a picked file of that name. */
export const heicFile = (name: string, type = 'image/heic'): File =>
  new File([Uint8Array.of(0, 0, 0, 24), 'ftypheic\0\0\0\0mif1heic'], name, { type });
