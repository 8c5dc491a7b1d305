import { afterEach, expect, test } from 'vitest';
import { fetchWithStyles } from './fetch-code.ts';

afterEach(() => document.head.replaceChildren());

const links = () => [...document.head.querySelectorAll('link')];

/** Adds a stylesheet as Vite does, which cannot be fetched. */
const missStyles = (name: string) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: `/assets/${name}.css` });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  link.remove();
};

/** Answers the stylesheets that are being fetched. */
const answerStyles = (type: 'load' | 'error') => {
  for (const link of links()) {
    link.dispatchEvent(new Event(type));
    link.remove();
  }
};

test('code whose styles are missing comes with them, and not before', async () => {
  let gone = true;
  const fetchMap = async () => {
    // Vite fetches a stylesheet once.
    if (gone) missStyles('map');
    if (gone) throw new TypeError('Unable to preload CSS');
    return 'map';
  };
  await expect(fetchWithStyles(fetchMap)).rejects.toThrow();
  gone = false;
  const second = fetchWithStyles(fetchMap);
  answerStyles('error');
  await expect(second).rejects.toThrow();
  const third = fetchWithStyles(fetchMap);
  expect(links().map(({ href }) => href)).toEqual(['http://localhost:3000/assets/map.css']);
  answerStyles('load');
  expect(await third).toBe('map');
  const fourth = fetchWithStyles(fetchMap);
  expect(links()).toEqual([]);
  expect(await fourth).toBe('map');
});

test('the missing styles of other code are tried, and hold up nothing', async () => {
  missStyles('another');
  const dialog = fetchWithStyles(async () => 'dialog');
  expect(links()).toHaveLength(1);
  answerStyles('error');
  expect(await dialog).toBe('dialog');
  const another = fetchWithStyles(async () => 'another');
  answerStyles('load');
  expect(await another).toBe('another');
  await fetchWithStyles(async () => 'dialog');
  expect(links()).toEqual([]);
});
