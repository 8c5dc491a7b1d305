/** Links in what members write: more are an advertisement. */
export const LINKS_MAX = 2;

/** Endings that people write without `http` or `www`: those of the country, of common sites, and of cheap names that advertise. */
const ENDINGS = [
  ...[
    'com',
    'net',
    'org',
    'ca',
    'kr',
    'us',
    'uk',
    'jp',
    'cn',
    'io',
    'me',
    'co',
    'ly',
    'gg',
    'gle',
    'tv',
    'cc',
    'ai',
  ],
  ...[
    'app',
    'dev',
    'page',
    'link',
    'click',
    'site',
    'website',
    'online',
    'space',
    'live',
    'blog',
    'wiki',
    'cloud',
  ],
  ...[
    'shop',
    'store',
    'info',
    'biz',
    'pro',
    'top',
    'xyz',
    'club',
    'vip',
    'icu',
    'fun',
    'bet',
    'casino',
    'loan',
  ],
];

/** An address with `http`, or a name with one of these endings; no e-mail address. */
const LINK = new RegExp(
  `https?://[^\\s<>"']+|(?<![@\\w.-])(?:[a-z0-9-]+\\.)+(?:${ENDINGS.join('|')})(?![a-z0-9-])`,
  'gi',
);

/** How many links a text has. */
export const linksIn = (text: string): number => text.match(LINK)?.length ?? 0;
