import type { DemoPicture } from '../content.ts';
import type { IllustrationKind } from '../illustrations/illustrate.ts';
import type { DemoRealty } from './listing.ts';

/** Smaller than those of the posts: there are many, and a listing shows them 600 pixels tall at most. */
const SIZE = { width: 1024, height: 768 };

/** The colours of the drawings come round after so many seeds. */
const COLOURS = 9;

/** First pictures are drawn from here on, one seed for each listing. */
const FIRST_SEED = 200;
/** The others from here on, in the same colours as the first of their listing. */
const OTHER_SEED = FIRST_SEED + 22 * COLOURS;
/** So many of a kind and colour are drawn; listings of the same colours share them in turn. */
const VARIANTS = 2;

/**
 * The pictures of each listing, in order. Every first picture is of its own; the others are shared by a few listings,
 * since drawing takes its time.
 */
export const realtyPictures = (realties: readonly Pick<DemoRealty, 'pictures'>[]): DemoPicture[][] => {
  const drawn = new Map<string, number>();
  const other = (kind: IllustrationKind, colour: number): DemoPicture => {
    const key = `${kind} ${colour}`;
    const variant = drawn.get(key) ?? 0;
    drawn.set(key, (variant + 1) % VARIANTS);
    return { kind, seed: OTHER_SEED + colour + COLOURS * variant, ...SIZE };
  };
  return realties.map(({ pictures }, place) =>
    pictures.map((kind, index) =>
      index === 0 ? { kind, seed: FIRST_SEED + place, ...SIZE } : other(kind, place % COLOURS),
    ),
  );
};
