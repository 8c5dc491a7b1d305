import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoMembers, demoPosts } from './content.ts';
import { withSvg } from './drawing.ts';
import { illustrate, illustrationKinds, renderIllustration } from './illustrations/illustrate.ts';

const pictures = demoPosts.flatMap((post) => post.pictures);

describe('the demonstration posts', () => {
  test('are at least 64 over all thirteen types, three or more of each and eight flyers', () => {
    const counts = new Map<number, number>();
    for (const { postType } of demoPosts) counts.set(postType, (counts.get(postType) ?? 0) + 1);
    expect(demoPosts.length).toBeGreaterThanOrEqual(64);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(3);
    expect(counts.get(4)).toBe(8);
  });

  test('have keys and titles of their own, and keep the limits of the API', () => {
    expect(new Set(demoPosts.map(({ key }) => key)).size).toBe(demoPosts.length);
    expect(new Set(demoPosts.map(({ title }) => title)).size).toBe(demoPosts.length);
    for (const { key, title, category, content, regionId, tags, daysAgo } of demoPosts) {
      expect(title.length, key).toBeGreaterThan(1);
      expect(title.length, key).toBeLessThanOrEqual(200);
      expect(content, key).toBe(content.trim());
      expect(content.length, key).toBeGreaterThan(30);
      expect(category, key).toBeGreaterThanOrEqual(1);
      expect(regionId, key).toMatch(/^CA(00|10|11|12|13|24|35|46|47|48|59|60|61|62)$/);
      expect(tags.length, key).toBeGreaterThan(0);
      expect(daysAgo, key).toBeGreaterThanOrEqual(0);
    }
  });

  test('use all four content types, from three lines to more than forty', () => {
    expect(new Set(demoPosts.map(({ contentType }) => contentType))).toEqual(new Set([0, 1, 2, 3]));
    const lines = demoPosts.map(({ content }) => content.split('\n').length);
    expect(Math.min(...lines)).toBeLessThanOrEqual(3);
    expect(Math.max(...lines)).toBeGreaterThan(40);
  });

  test('are HTML where they say so and nowhere else', () => {
    for (const { key, content, contentType } of demoPosts)
      expect(/<(p|h2|ul|ol|table)>/.test(content), key).toBe(contentType === 2);
  });

  test('show pictures where the view needs them: galleries one, flyers three to six pages', () => {
    for (const post of demoPosts.filter(({ contentType }) => contentType === 0))
      expect(post.pictures.length, post.key).toBeGreaterThan(0);
    for (const post of demoPosts.filter(({ postType }) => postType === 4)) {
      expect(post.pictures.length, post.key).toBeGreaterThanOrEqual(3);
      expect(post.pictures.length, post.key).toBeLessThanOrEqual(6);
      for (const { kind, flyer } of post.pictures) {
        expect(kind, post.key).toBe('flyer');
        expect(flyer?.period, post.key).toMatch(/^\d{1,2}\.\d{1,2} – \d{1,2}\.\d{1,2}$/);
      }
    }
  });

  test('never use the same picture twice', () => {
    const drawn = pictures.map((picture) => JSON.stringify(picture));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('name no phone number but the reserved ones', () => {
    const numbers = demoPosts.flatMap(({ content }) => content.match(/\d{3}-\d{3,4}-\d{4}/g) ?? []);
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(number).toMatch(/^604-555-01\d\d$/);
  });
});

describe('the demonstration members', () => {
  test('are forty, with addresses at reserved domains, and every author is one of them or the staff', () => {
    expect(demoMembers.length).toBe(40);
    expect(new Set(demoMembers.map(({ email }) => email)).size).toBe(40);
    expect(new Set(demoMembers.map(({ name }) => name)).size).toBe(40);
    for (const { email } of demoMembers) expect(email).toMatch(/^[a-z.]+@example\.(com|org)$/);
    for (const { key, author } of demoPosts)
      expect(author === -1 || demoMembers[author] !== undefined, key).toBe(true);
  });

  test('joined before they wrote', () => {
    for (const { key, author, daysAgo } of demoPosts)
      expect(demoMembers[author]?.joinedDaysAgo ?? Number.POSITIVE_INFINITY, key).toBeGreaterThan(daysAgo);
  });
});

describe('the illustrations', () => {
  test.each(illustrationKinds)('%s is the same for the same seed and differs between seeds', (kind) => {
    expect(illustrate(kind, 7)).toBe(illustrate(kind, 7));
    const seeds = [1, 2, 3, 4, 5, 6].map((seed) => illustrate(kind, seed));
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test.each(illustrationKinds)('%s is whole SVG without text that would need a font', (kind) => {
    const svg = illustrate(kind, 3);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
  });

  test('a text changes the picture, and a character outside the font does not break it', () => {
    expect(illustrate('document', 1, { texts: ['신청서'] })).not.toBe(
      illustrate('document', 1, { texts: ['확인서'] }),
    );
    expect(illustrate('video', 1, { texts: ['𠮷 🍁', ''] })).toContain('</svg>');
  });

  test('a flyer page renders to an upright JPEG, a scene to a 4:3 one', async () => {
    const [page, scene] = await withSvg(() =>
      Promise.all([renderIllustration('flyer', 1), renderIllustration('lake', 1)]),
    );
    expect(await sharp(page).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 });
    expect(await sharp(scene).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
  });

  test('the size can be chosen', async () => {
    const small = await withSvg(() => renderIllustration('house', 2, { width: 400, height: 300 }));
    expect(await sharp(small).metadata()).toMatchObject({ width: 400, height: 300 });
  });
});
