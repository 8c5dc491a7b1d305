/** The part of the graph of imports that is read here. */
interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** What so many pages need comes with every first script. */
const MANY = 14;

/** Who is signed in concerns the whole site: what two pages need of it comes with every first script too, but for what says that it failed. */
const SESSION = /\/front\/src\/session\/(?!failed|refused)/;
/** Many pages are around signing in, and few visits see one: what they share is a file of its own. */
const ACCOUNT =
  /\/features\/(?:account\/(?:account-card|after-signin|verify\/ask)\.|identities\/|passkeys\/)|\/common\/src\/(?:redirect|providers)\./;
/** Every page of a member needs it, and no public one. */
const MEMBER = /\/features\/account\/member-page\//;
/** Many pages need it, but none of those whose first script is the largest. */
const APART =
  /\/front\/src\/(?:ui\/(?:use-search|pager)|lists\/(?:parameters|region-link|list-page|list-address))\./;
/** A listing needs it at once, parts of other pages later: a file of its own would be one more for the listing. */
const DIALOGS = /\/front\/src\/ui\/use-lazy-dialog\./;
/** Two lines that pages of homes, coupons and prices need: beside the homes they would bring all of those along. */
const PRICES = /\/common\/src\/money\./;
const PAGE = /\/front\/src\/features\/.*\/page\.tsx$/;
const ENTRY = /\/front\/src\/entry-client\.tsx$/;

const known = new Map<string, Set<string>>();

/** The pages that need a module at once, and the entry where every page does. */
const pagesNeeding = (module: string, graph: Graph): Set<string> => {
  const pages = known.get(module);
  if (pages) return pages;
  const importers = new Set([module]);
  // A set goes on to what is added to it meanwhile.
  for (const one of importers)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) importers.add(importer);
  const found = new Set([...importers].filter((one) => PAGE.test(one) || ENTRY.test(one)));
  known.set(module, found);
  return found;
};

const inSite = (module: string, graph: Graph): string | null => {
  if ([ACCOUNT, MEMBER, APART].some((apart) => apart.test(module))) return null;
  if (PRICES.test(module)) return 'site';
  const pages = pagesNeeding(module, graph);
  const enough = SESSION.test(module) ? 2 : MANY;
  return pages.size >= enough || [...pages].some((one) => ENTRY.test(one)) ? 'site' : null;
};

/** What several pages need of these folders is one file for each. */
const FOLDERS = {
  account: ACCOUNT,
  session: /\/common\/src\/session-life\.|\/account\/verify\/store\./,
  memory: /\/common\/src\/(?:forget-member|member-storage)\./,
  member: MEMBER,
  realties: /\/features\/(?:realties\/card|saved)\/|\/common\/src\/(?:realties|amenities)\./,
  form: /\/front\/src\/ui\/form\/(?:fields\.tsx|use-form|use-checks|remarks|refusal)/,
  lists:
    /\/front\/src\/(?:lists\/(?:list-page|list-selects|other-filters|define-list|list-address|parameters|place-name|within-region)|ui\/(?:chip|form\/inline-select)\.)/,
  recovery: /\/features\/recovery\/(?:recovery\.module|link-refused|use-link-token)/,
  stories: /\/(?:story|post-type-titles)\./,
  paging: /\/front\/src\/ui\/(?:pager|form\/use-address-field)\./,
  reading: /\/front\/src\/(?:ui\/(?:map|gallery|share-button)|features\/reports\/report-button)/,
};

const inFolder = (module: string, graph: Graph): string | null => {
  if (DIALOGS.test(module)) return 'reading';
  const folder = Object.entries(FOLDERS).find(([, modules]) => modules.test(module));
  return folder && pagesNeeding(module, graph).size > 1 ? folder[0] : null;
};

/**
 * Which code goes into one file: twenty small ones compress worse than a few and cost more requests. Who needs a module is
 * read from the graph of imports; all else goes with the page or the part that needs it.
 */
export const chunks = [
  // A listing names its own region.
  { name: 'regions', includeDependenciesRecursively: false, test: /\/common\/src\/regions\./ },
  // Forms alone check what is typed.
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\// },
  { name: inSite, test: /\/(?:front|common)\/src\/|vite\/preload-helper/ },
  { name: inFolder, includeDependenciesRecursively: false, test: /\/(?:front|common)\/src\// },
];
