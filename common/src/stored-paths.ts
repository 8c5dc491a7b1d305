import { IMAGE_VARIANTS } from './image-variants.ts';
import { IMAGE_TARGETS } from './images.ts';

const IN_TEXT = new RegExp(
  `(/images/(?:${IMAGE_TARGETS.join('|')})/[0-9]{4}/[0-9]{2}/[0-9a-f]{32})((?:_(?:${IMAGE_VARIANTS.join('|')}))?\\.jpg)`,
  'g',
);

/** The stored paths in a text, also where a variant of the picture stands. `picture_paths` finds the same in the database. */
export const storedPathsIn = (text: string): string[] =>
  [...text.matchAll(IN_TEXT)].map(([, path = '']) => `${path}.jpg`);

/** A text with other addresses of the pictures in it, by their stored paths; '' where there is none. */
export const withAddresses = (text: string, addresses: ReadonlyMap<string, string>): string =>
  text.replaceAll(IN_TEXT, (_, path: string, ending: string) => {
    const address = addresses.get(`${path}.jpg`) ?? '';
    return address && `${path}${ending}${address.slice(path.length + '.jpg'.length)}`;
  });
