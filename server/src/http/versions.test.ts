import { expect, test } from 'vitest';
import { Versions, withWholes } from './versions.ts';

const listening = () => {
  const versions = new Versions();
  versions.listening = true;
  return versions;
};

test('an answer holds until one of its tags changes', () => {
  const versions = listening();
  const { moment } = versions;
  versions.raise(['users:7', 'posts']);
  expect(versions.holds(['users:8', 'realties:7'], moment)).toBe(true);
  expect(versions.holds(['realties:7', 'users:7'], moment)).toBe(false);
  expect(versions.holds(['users:7'], versions.moment)).toBe(true);
});

test('a change of a whole table reaches its records and its lists, narrow ones too', () => {
  const versions = listening();
  const { moment } = versions;
  versions.raise(['realties', 'realties:*']);
  for (const tag of ['realties', 'realties:7', 'realties@city:CA595911606']) {
    expect(versions.holds(withWholes([tag]), moment), tag).toBe(false);
  }
  expect(versions.holds(withWholes(['posts:7']), moment)).toBe(true);
});

test('nothing holds that was made before or during a silence', () => {
  const versions = new Versions();
  expect(versions.holds([], versions.moment)).toBe(false);
  const during = versions.moment;
  versions.listening = true;
  expect(versions.holds([], during)).toBe(false);
  const before = versions.moment;
  expect(versions.holds([], before)).toBe(true);
  versions.listening = false;
  versions.listening = true;
  expect(versions.holds([], before)).toBe(false);
});

test('changes too many to be remembered count as changes of everything before', () => {
  const versions = listening();
  versions.raise(['posts:1']);
  const { moment } = versions;
  for (let id = 0; id < 100_001; id += 1) versions.raise([`users:${id}`]);
  expect(versions.holds(['posts:1'], moment)).toBe(false);
  expect(versions.holds(['posts:1'], versions.moment)).toBe(true);
});
