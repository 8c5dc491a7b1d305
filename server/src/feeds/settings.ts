import { type Config, ConfigError } from '../config.ts';
import type { Feed } from './feed.ts';
import { feedSetting } from './names.ts';

type FeedMode = 'off' | 'demo' | 'live';

/** What FEED_<NAME> says; without it a feed is off, and in the demonstration an example. */
export const modeOf = ({ feeds, demo }: Pick<Config, 'feeds' | 'demo'>, name: string): FeedMode =>
  feeds.modes[name] ?? (demo ? 'demo' : 'off');

/** What FEED_<NAME>_KEY says; '' without it. */
export const keyOf = ({ feeds }: Pick<Config, 'feeds'>, name: string): string => feeds.keys[name] ?? '';

/** Throws ConfigError where a feed is to be fetched without the key that it needs. */
export const checkFeeds = (config: Pick<Config, 'feeds' | 'demo'>, feeds: readonly Feed[]): void => {
  const locked = feeds.find(
    ({ name, needsKey }) => needsKey && modeOf(config, name) === 'live' && keyOf(config, name) === '',
  );
  if (locked) {
    const setting = feedSetting(locked.name);
    throw new ConfigError(`${setting} is live and needs ${setting}_KEY, the key that its source gives.`);
  }
};
