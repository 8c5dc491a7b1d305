import sharp from 'sharp';

/** A part of a form: a field, or a file with the name that its browser gave it. */
export type Part = [name: string, value: string | Buffer, fileName?: string];

/** Makes the form of an upload. */
export const formOf = (parts: Part[]): FormData => {
  const form = new FormData();
  for (const [name, value, fileName = '1700000000_0.jpg'] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), fileName);
  }
  return form;
};

export const POST: Part = ['target', 'post'];
export const file = (content: Buffer, name?: string): Part => ['1700000000_0.jpg', content, name];

let shade = 0;
/** Makes a picture that no other call makes: the same picture of one user is stored once. */
export const newPicture = (width = 40, height = 30) => {
  shade += 1;
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (shade * 40) % 256, g: (shade * 16) % 256, b: 20 + 60 * ((shade >> 5) % 4) },
    },
  })
    .jpeg()
    .toBuffer();
};
