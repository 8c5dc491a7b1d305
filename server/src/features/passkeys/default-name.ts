import Bowser from 'bowser';

/** What a new passkey is called until its member names it: 'iPhone · Safari'. In: a User-Agent. */
export const defaultName = (agent: string | undefined): string => {
  if (!agent) return '패스키';
  const { browser, os, platform } = Bowser.parse(agent);
  const device = platform.vendor === 'Apple' ? (platform.model ?? os.name) : os.name;
  return [device, browser.name].filter(Boolean).join(' · ').slice(0, 40) || '패스키';
};
