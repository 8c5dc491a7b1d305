import Bowser from 'bowser';

/** What devices and browsers are called: of others the name would be whatever a visitor writes, in mails and questions of ours. */
const KNOWN = new Set([
  ...[Bowser.OS_MAP, Bowser.BROWSER_MAP].flatMap((names) => Object.values(names)),
  'iPhone',
  'iPad',
]);

/** The device and browser of a User-Agent in words, 'iPhone · Safari'; null for what is not known. */
export const deviceName = (agent: string | undefined): string | null => {
  if (!agent) return null;
  const { browser, os, platform } = Bowser.parse(agent);
  const device = platform.vendor === 'Apple' ? (platform.model ?? os.name) : os.name;
  return [device, browser.name].filter((name) => name && KNOWN.has(name)).join(' · ') || null;
};
