import { type Config, ConfigError } from '../config.ts';
import type { Feed } from './feed.ts';

type FeedMode = 'off' | 'demo' | 'live';

/** What FEED_<NAME> says; without it a feed is off, and in the demonstration an example. */
export const modeOf = ({ feeds, demo }: Pick<Config, 'feeds' | 'demo'>, name: string): FeedMode =>
  feeds.modes[name] ?? (demo ? 'demo' : 'off');

/** What FEED_<NAME>_KEY says; '' without it. */
export const keyOf = ({ feeds }: Pick<Config, 'feeds'>, name: string): string => feeds.keys[name] ?? '';

/** Throws ConfigError where a setting names no feed, or a feed is to be fetched without the key that it needs. */
export const checkFeeds = (config: Pick<Config, 'feeds' | 'demo'>, feeds: readonly Feed[]): void => {
  const names = feeds.map(({ name }) => name);
  const given = [...Object.keys(config.feeds.modes), ...Object.keys(config.feeds.keys)];
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const known = names.map((name) => `FEED_${name.toUpperCase()}`).join(', ');
    throw new ConfigError(`FEED_${unknown.toUpperCase()} is no feed; there are ${known}.`);
  }
  const locked = feeds.find(
    ({ name, needsKey }) => needsKey && modeOf(config, name) === 'live' && keyOf(config, name) === '',
  );
  if (locked) {
    const setting = `FEED_${locked.name.toUpperCase()}`;
    throw new ConfigError(`${setting} is live and needs ${setting}_KEY, the key that its source gives.`);
  }
};
