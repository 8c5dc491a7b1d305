// The server's rooms: features/ has the product's rules, a folder for each group of the contract (routes, queries, jobs, tests);
// http/ answers calls, web/ serves the site and the console, db/ has the schema and both engines; jobs/, mail/, push/ and feeds/
// (outside data) are engines that features use; backup/ is a command of its own. main.ts is the process, start.ts makes the services, and this file
// lists what there is: every endpoint and every job. Imports go from here to features, from there to the other rooms.

import cookie from '@fastify/cookie';
import { api } from '@hanca/common/contract/index.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { notices } from './db/schema/notices.ts';
import { readyAnswers } from './db/schema/ready-answers.ts';
import { authenticate } from './features/account/authenticate.ts';
import { accountUpkeep } from './features/account/jobs.ts';
import { noteRefusal } from './features/account/refusals.ts';
import { accountRoutes } from './features/account/routes.ts';
import { alertDigest, alertMatching, notificationUpkeep } from './features/alerts/jobs.ts';
import { alertRoutes } from './features/alerts/routes.ts';
import { serveUnsubscribe } from './features/alerts/unsubscribe.ts';
import { appealRoutes } from './features/appeals/routes.ts';
import { createAudit } from './features/audits/audit.ts';
import { auditRoutes } from './features/audits/routes.ts';
import { cbp } from './features/border/cbp.ts';
import { cbsa } from './features/border/cbsa.ts';
import { drivebc } from './features/border/drivebc.ts';
import { borderBestTimes, borderHolidays, borderUpkeep } from './features/border/jobs.ts';
import { borderRoutes } from './features/border/routes.ts';
import { wsdot } from './features/border/wsdot.ts';
import { businessRoutes } from './features/businesses/routes.ts';
import { calendarRoutes } from './features/calendars/routes.ts';
import { categoryRoutes } from './features/categories/routes.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { conversationRoutes } from './features/conversations/routes.ts';
import { couponClock } from './features/coupons/jobs.ts';
import { couponRoutes } from './features/coupons/routes.ts';
import { serveCrawlers } from './features/crawlers/serve.ts';
import { crsGridRoutes } from './features/crs-grids/routes.ts';
import { dropInRoutes } from './features/drop-ins/routes.ts';
import { torontoDropIn } from './features/drop-ins/toronto.ts';
import { afdc } from './features/energy/afdc.ts';
import { boc } from './features/energy/boc.ts';
import { nrcan, nrcanDiesel } from './features/energy/nrcan.ts';
import { energyRoutes } from './features/energy/routes.ts';
import { eventClock, eventNews } from './features/events/jobs.ts';
import { eventRoutes } from './features/events/routes.ts';
import { accountRemoval } from './features/farewell/jobs.ts';
import { farewellRoutes } from './features/farewell/routes.ts';
import { feedRoutes } from './features/feeds/routes.ts';
import { flyerItemRoutes } from './features/flyer-items/routes.ts';
import { fuelPriceClock, fuelPriceUpkeep } from './features/fuel-prices/jobs.ts';
import { fuelPriceRoutes } from './features/fuel-prices/routes.ts';
import { fuelStationRoutes } from './features/fuel-stations/routes.ts';
import { checkRegion } from './features/geo/places.ts';
import { geoRoutes } from './features/geo/routes.ts';
import { golfClock, golfReminders } from './features/golf-courses/jobs.ts';
import { golfCourseRoutes } from './features/golf-courses/routes.ts';
import { golfJoinClock } from './features/golf-joins/jobs.ts';
import { golfJoinRoutes } from './features/golf-joins/routes.ts';
import { headlineRoutes } from './features/headlines/routes.ts';
import { serveProviderPages } from './features/identities/navigation.ts';
import { identityRoutes } from './features/identities/routes.ts';
import { serveImages } from './features/images/files.ts';
import { imageSweep } from './features/images/jobs.ts';
import { imageRoutes } from './features/images/routes.ts';
import { ircc } from './features/immigration/ircc.ts';
import { immigrationRoutes } from './features/immigration/routes.ts';
import { landmarkRoutes } from './features/landmarks/routes.ts';
import { memberPostRoutes } from './features/member-posts/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { passkeyRoutes } from './features/passkeys/routes.ts';
import { pnpRoutes } from './features/pnp-draws/routes.ts';
import { flyerClock } from './features/posts/jobs.ts';
import { postRoutes } from './features/posts/routes.ts';
import { previewSweep } from './features/previews/jobs.ts';
import { servePreviews } from './features/previews/serve.ts';
import { provinceFactClock } from './features/province-facts/jobs.ts';
import { provinceFactRoutes } from './features/province-facts/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { qrRoutes } from './features/qr/routes.ts';
import { queueRoutes } from './features/queue/routes.ts';
import { serveInquiryAnswers } from './features/realties/inquiry-answers.ts';
import { listerFacts, listingExpiry, stationMeasuring } from './features/realties/jobs.ts';
import { realtyRoutes } from './features/realties/routes.ts';
import { recoveryRoutes } from './features/recovery/routes.ts';
import { registrationClock, registrationMoments } from './features/registrations/jobs.ts';
import { registrationRoutes } from './features/registrations/routes.ts';
import { renterCardRoutes } from './features/renter-card/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { savedRoutes } from './features/saved/routes.ts';
import { screening } from './features/screening/jobs.ts';
import { searchRoutes } from './features/search/routes.ts';
import { secondFactorRoutes } from './features/second-factor/routes.ts';
import { statsRoutes } from './features/stats/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { nameCheck } from './features/users/jobs.ts';
import { userRoutes } from './features/users/routes.ts';
import type { Feed } from './feeds/feed.ts';
import { feedClocks, feedJob } from './feeds/jobs.ts';
import { sendAnswer } from './http/answer.ts';
import { createConnections } from './http/connections.ts';
import { serveCrud } from './http/crud.ts';
import { registerDocumentation } from './http/documentation.ts';
import { handleErrors, toProblem } from './http/errors.ts';
import { dropLongHeaders, registerHeaders, UNREADABLE_HEADERS } from './http/headers.ts';
import { type LoadTimes, limitLoad, loadTimes } from './http/load.ts';
import { createProxyWarning } from './http/proxy-warning.ts';
import { register } from './http/register.ts';
import type { Served } from './http/serve.ts';
import type { Job, RowJob } from './jobs/jobs.ts';
import { mailSending, mailsWithoutJob } from './mail/jobs.ts';
import { pushesWithoutJob, pushSending } from './push/jobs.ts';
import type { Services } from './services.ts';
import { hasReaderRegion } from './web/reader-region.ts';
import { serveTiles } from './web/tiles.ts';
import { answerProblem, type Web } from './web/web.ts';

/** Outside data: where each comes from, and what is made of it. */
export const feeds: readonly Feed[] = [
  ...[cbsa, cbp, wsdot, drivebc],
  ircc,
  ...[afdc, nrcan, nrcanDiesel, boc],
  torontoDropIn,
];

/** Every endpoint with its handler. */
export const served: readonly Served[] = [
  ...systemRoutes,
  ...accountRoutes,
  ...recoveryRoutes,
  ...farewellRoutes,
  ...passkeyRoutes,
  ...qrRoutes,
  ...secondFactorRoutes,
  ...identityRoutes,
  ...geoRoutes,
  ...searchRoutes,
  ...categoryRoutes,
  ...imageRoutes,
  ...postRoutes,
  ...flyerItemRoutes,
  ...commentRoutes,
  ...memberPostRoutes,
  ...realtyRoutes,
  ...savedRoutes,
  ...alertRoutes,
  ...pushRoutes,
  ...calendarRoutes,
  ...conversationRoutes,
  ...renterCardRoutes,
  ...overviewRoutes,
  ...queueRoutes,
  ...reportRoutes,
  ...appealRoutes,
  ...serveCrud(api.readyAnswers, readyAnswers),
  ...auditRoutes,
  ...headlineRoutes,
  ...businessRoutes,
  ...landmarkRoutes,
  ...couponRoutes,
  ...eventRoutes,
  ...userRoutes,
  ...statsRoutes,
  ...borderRoutes,
  ...immigrationRoutes,
  ...crsGridRoutes,
  ...pnpRoutes,
  ...energyRoutes,
  ...fuelStationRoutes,
  ...fuelPriceRoutes,
  ...registrationRoutes,
  ...dropInRoutes,
  ...golfCourseRoutes,
  ...golfJoinRoutes,
  ...provinceFactRoutes,
  ...feedRoutes(feeds),
  ...serveCrud(api.notices, notices, { check: checkRegion }),
];

/** Everything that is done by the clock, or for one row after it is committed. */
export const jobs: readonly (Job | RowJob)[] = [
  imageSweep,
  previewSweep,
  accountUpkeep,
  accountRemoval,
  nameCheck,
  mailSending,
  mailsWithoutJob,
  pushSending,
  pushesWithoutJob,
  listingExpiry,
  listerFacts,
  stationMeasuring,
  alertMatching,
  alertDigest(),
  notificationUpkeep,
  screening,
  couponClock(),
  flyerClock(),
  eventClock(),
  eventNews,
  registrationClock(),
  registrationMoments,
  golfClock(),
  golfReminders(),
  golfJoinClock(),
  provinceFactClock(),
  feedJob(feeds),
  ...feedClocks(feeds),
  borderHolidays,
  borderUpkeep,
  borderBestTimes(),
  fuelPriceClock(),
  fuelPriceUpkeep,
];

const BODY_LIMIT = 1024 * 1024;

/** The whole product as a Fastify instance that does not listen yet. */
export const buildApp = async (services: Services, web: Web, times?: LoadTimes): Promise<FastifyInstance> => {
  const { config, cache, log } = services;
  const connections = createConnections();
  const app = Fastify({
    // Fastify itself logs where it listens at level info, which main.ts says in a sentence.
    loggerInstance: log.child({}, { level: log.level === 'info' ? 'warn' : log.level }),
    // A line for every read would cost more than many of them; errors and events are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    // The one proxy in front: whatever is further left in X-Forwarded-For was written by the client.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: BODY_LIMIT,
    // A passkey's id has up to 1,364 characters.
    routerOptions: { maxParamLength: 1400 },
    serverFactory: connections.serverFactory,
    // While it stops, what still comes is answered: its connection ends with the answer.
    return503OnClosing: false,
    // An address that cannot be read reaches no hook.
    frameworkErrors: (error, request, reply) => {
      answerProblem(request, reply.headers(UNREADABLE_HEADERS), toProblem(error));
    },
  });
  app.removeContentTypeParser('text/plain');

  const warnOfProxy = createProxyWarning(services);
  // First, so that a cached answer costs neither a slot nor a header made anew.
  app.addHook('onRequest', (request, reply, next) => {
    warnOfProxy(request);
    dropLongHeaders(request);
    const { method, headers, url = '' } = request.raw;
    const isForAll = method === 'GET' && headers.authorization === undefined && !hasReaderRegion(request.raw);
    const answer = isForAll ? cache.find(url) : undefined;
    if (answer) sendAnswer(request, reply, answer);
    else next();
  });
  await registerHeaders(app, config);
  // One page of a development server is hundreds of files, which Vite compiles as they are requested.
  if (!config.development) limitLoad(app, times ?? loadTimes(config.answerWithinMs));
  await app.register(cookie);
  app.addHook('preClose', () => connections.end(config.stopWithinMs));
  handleErrors(app, services, answerProblem);

  register(app, services, served, {
    authenticate: (request) => authenticate(request, services),
    audit: createAudit(served),
    noteRefusal: (request, endpoint, caller) => noteRefusal(services, request, { endpoint, caller }),
  });
  if (config.docs) await registerDocumentation(app);
  await serveImages(app, services);
  await servePreviews(app, services);
  await serveProviderPages(app, services);
  await serveUnsubscribe(app, services);
  await serveInquiryAnswers(app, services);
  await serveCrawlers(app, services);
  await serveTiles(app, config);
  await web(app, services, served);
  return app;
};
