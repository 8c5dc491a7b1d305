import { join } from 'node:path';
import { defineConfig } from 'vite';
import { lighterRouter, shared } from '../vite.workspace.ts';
import { endpointTable } from './endpoint-table.ts';
import { latinFont } from './latin-font.ts';

/** The modules of a folder as part of a pattern. */
const modules = (folder: string, names: string): string => `src/${folder}/(?:${names})\\.`;

// What several pages need, in a few files: they compress better than twenty and cost fewer requests.
const chunks = [
  // Forms alone check what is typed.
  { name: 'zod', test: /node_modules\/zod\// },
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  {
    name: 'site',
    test: new RegExp(
      [
        'vite/preload-helper',
        modules(
          'ui',
          'head|icon|button|tag|time|empty|toasts|use-hydrated|notice|picture|focus-on|paged|use-code|fetch-code|lazy-part',
        ),
        'src/shell/|src/(?:app|document)\\.tsx',
        modules('session', 'use-user-id|use-user-name|session-store|use-sign-out|use-signin-href|use-intent'),
        modules('features/account/verify', 'banner-slot|store'),
        'src/(?:dates|images|money|post-types|site|session|forget-member|boot|paths|deps|load|failure)\\.ts',
      ].join('|'),
    ),
  },
  // What only fetches, beside the two files that every page fetches once it stands.
  {
    name: 'loading',
    // What pages share with it stays with them.
    includeDependenciesRecursively: false,
    test: new RegExp(
      [
        modules('features/realties', 'choices|newest'),
        modules('features/realties/search', 'loader|search-query'),
        modules('features/realties/listing', 'realty-facts|realty-head|realty-json-ld|loader'),
        'common/src/(?:deposit|realty-terms|realty-words)\\.ts',
      ].join('|'),
    ),
  },
  { name: 'places', test: new RegExp(`${modules('features/geo', 'place')}|common/src/regions\\.ts`) },
  { name: 'posts', test: new RegExp(modules('features/posts', 'post-items|thumb|post-href')) },
  {
    name: 'realties',
    test: new RegExp(
      [
        modules('features/realties/card', 'realty-card|card-facts'),
        modules('features/saved', 'heart'),
        'common/src/(?:realties|amenities)\\.ts',
      ].join('|'),
    ),
  },
  // Small each.
  {
    name: 'members',
    test: new RegExp(
      [
        modules('features/account/member-page', 'member-page'),
        modules('ui', 'skeleton'),
        modules('features/[a-z/]+', '(?:my|coupons|messages|saved)-skeleton'),
      ].join('|'),
    ),
  },
  {
    name: 'coupons',
    test: new RegExp(`${modules('features/coupons', 'coupon-facts')}|common/src/coupons\\.ts`),
  },
  // Apart from the cards: hearts are fetched after what is to be read.
  { name: 'saving', test: new RegExp(modules('features/saved', 'save-button|saved-store')) },
  {
    name: 'reading',
    test: new RegExp(
      [
        modules('ui', 'gallery|use-slider|place-map|map-app-link|share-button'),
        modules('session', 'member-button'),
      ].join('|'),
    ),
  },
  {
    name: 'forms',
    test: new RegExp(
      [
        modules('ui/form', 'use-form|use-checks|refusal|sent'),
        modules('session', 'refused'),
        modules('ui', 'dialog|field|remarks|text-box'),
      ].join('|'),
    ),
  },
];

const PAGE = /\/page-[^/]*$/;
/** What comes with every first script. */
const FIRST = /\/(?:vendor|site|rolldown-runtime|entry-client)-[^/]*$/;

export default defineConfig(({ isSsrBuild, command }) => ({
  ...shared,
  root: import.meta.dirname,
  plugins: [...shared.plugins, endpointTable(), latinFont()],
  ...(command === 'build' && !isSsrBuild ? { resolve: lighterRouter } : {}),
  build: {
    ...shared.build,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // What a page needs starts with its own code. Its names stand in the first script, so those of parts stay out.
      resolveDependencies: (file, dependencies) =>
        dependencies.filter((name) => PAGE.test(file) && !FIRST.test(name)),
    },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // That some plugins take longer than others is no news.
            checks: { pluginTimings: false },
            input: join(import.meta.dirname, 'src/entry-client.tsx'),
            output: { codeSplitting: { groups: chunks } },
          },
        }),
  },
}));
