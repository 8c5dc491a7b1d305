/** The part of the graph of imports that is read here. */
interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** What so many pages need comes with every first script. */
const MANY = 20;

/** Who is signed in concerns the whole site: what two pages need of it comes with every first script too, but for what says that it failed. */
const SESSION = /\/front\/src\/session\/(?!failed|refused)/;
/** A line or two, which pages of several kinds need: a file of its own weighs more. */
const LINE = /\/features\/geo\/region-text\.|\/common\/src\/(?:money|walking)\./;
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
  if (LINE.test(module)) return 'site';
  const pages = pagesNeeding(module, graph);
  const enough = SESSION.test(module) ? 2 : MANY;
  return pages.size >= enough || [...pages].some((one) => ENTRY.test(one)) ? 'site' : null;
};

/** What the pages with the largest first scripts share: one file for each of these subjects in place of many small ones. */
const SUBJECTS = {
  realties: /\/features\/(?:realties\/card|saved)\/|\/common\/src\/(?:realties|amenities)\./,
  reading:
    /\/front\/src\/(?:ui\/(?:map|gallery|share-button|use-lazy-dialog)|features\/(?:reports\/report-button|realties\/listing\/contact\.module))/,
  form: /\/front\/src\/ui\/form\/(?:fields\.tsx|use-form|use-checks|remarks|refusal)/,
  picture: /\/front\/src\/ui\/(?:picture|time)\.|\/common\/src\/image-variants\./,
};

const ofSubject = (module: string, graph: Graph): string | null => {
  const subject = Object.entries(SUBJECTS).find(([, modules]) => modules.test(module));
  return subject && pagesNeeding(module, graph).size > 1 ? subject[0] : null;
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
  { name: ofSubject, includeDependenciesRecursively: false, test: /\/(?:front|common)\/src\// },
];
