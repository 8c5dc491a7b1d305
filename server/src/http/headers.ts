import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/** `https://{s}.tile.example/{z}` names a host for each {s}: a wildcard in the policy. */
const tileOrigin = (template: string): string => {
  const url = template.replace('{s}', 'wildcard').replace(/\{\w+\}/g, '0');
  return originOf(url).map((origin) => origin.replace('wildcard', '*'))[0] ?? '';
};

/** Lists that are weighed entry by entry; no browser sends a longer one. */
const WEIGHED = ['accept', 'accept-encoding', 'accept-language'] as const;
const LONGEST_LIST = 500;

/** Leaves out what would take long to weigh, as if the client had not sent it. */
export const dropLongHeaders = ({ headers }: Pick<FastifyRequest, 'headers'>): void => {
  for (const name of WEIGHED) if ((headers[name]?.length ?? 0) > LONGEST_LIST) delete headers[name];
};

const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Data and pictures: what is not a page. */
const DATA = /^\/(?:v1(?!\/docs)|images)\//;

/** The script that reads HEIC photos, by a library in WebAssembly, in a thread without a page (front/src/ui/photos). */
const PHOTO_WORKER = /^\/(?:assets|src\/ui\/photos)\/photo-worker[-.]/;
const PHOTO_WORKER_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    connectSrc: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** For the answer to an address that no hook sees. */
export const UNREADABLE_HEADERS = {
  'content-security-policy': NOTHING,
  'x-content-type-options': 'nosniff',
} as const;

/**
 * The security headers of every answer. Pages hold no inline script or style, so their policy needs no nonce and they
 * can be cached as bytes; the console's style library writes styles at run time, which is allowed under /admin alone.
 */
export const registerHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  const secure = config.publicUrl.startsWith('https:');
  const pictures = [
    "'self'",
    'data:',
    'blob:',
    'https:',
    ...(config.tileUrl && config.tileFile === null ? [tileOrigin(config.tileUrl)] : []),
    ...originOf(config.imageHost),
  ];
  const inline = config.development ? ["'unsafe-inline'"] : [];
  const directives = {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inline],
    scriptSrcAttr: ["'none'"],
    // Vite's client waits for a restarted server in one.
    ...(config.development ? { workerSrc: ["'self'", 'blob:'] } : {}),
    styleSrc: ["'self'", ...inline],
    imgSrc: pictures,
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameSrc: ['https://www.youtube-nocookie.com'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: secure ? [] : null,
  };
  const dataHeaders = {
    ...UNREADABLE_HEADERS,
    ...(secure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  };
  await app.register(helmet, {
    // It makes its headers anew for each answer.
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
    // Pictures and data may be used by other origins, which is what no header means too.
    crossOriginResourcePolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    // frame-ancestors says the same to every browser in use; the rest is for browsers that are not.
    xFrameOptions: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    if (DATA.test(url)) {
      reply.headers(dataHeaders);
      return;
    }
    await reply.helmet(PHOTO_WORKER.test(url) ? { contentSecurityPolicy: PHOTO_WORKER_POLICY } : undefined);
    reply.header('permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=(self)');
    if (url.startsWith('/admin') || url.startsWith('/v1/docs')) {
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header(
        'content-security-policy',
        policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
      );
    }
  });
};
