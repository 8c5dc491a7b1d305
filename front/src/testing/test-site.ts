import type { SiteConfig } from '@hanca/common/site.ts';

/** Where the site of a test is served. */
export const testSite: SiteConfig = {
  publicUrl: 'https://hanca.test',
  imageHost: '',
  tileUrl: '/tiles/{z}/{x}/{y}.png',
  offline: false,
  pushKey: null,
  contactEmail: 'contact@hanca.test',
  appStoreUrl: '',
  playStoreUrl: '',
  providers: [],
};
