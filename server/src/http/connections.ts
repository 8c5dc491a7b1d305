import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyServerFactory } from 'fastify';

/** Milliseconds in which a request has to be here: a picture of 15 MB takes 126 s from a phone that sends 1 Mbit a second. */
const REQUEST_WITHIN_MS = 180_000;

/** The same for every body but a picture's, at most 1 MB, and for what is left of a picture that was refused. */
const BODY_WITHIN_MS = 10_000;

/** Fewer bytes than a phone at the edge of its network sends in that time: a picture that comes more slowly holds its place for nothing. */
const LEAST_RATE = { bytes: 60_000, withinMs: 30_000 };

/** After so long without a byte in either direction a connection is cut: its client sends nothing, or does not read. */
const SILENT_MS = 15_000;

/** Node's limits, every one of which is off or minutes long by default (docs/decisions/0004-overload.md). */
const TIMEOUTS = {
  requestTimeout: REQUEST_WITHIN_MS,
  headersTimeout: 8000,
  keepAliveTimeout: 5000,
  // Node looks for the first two only this often.
  connectionsCheckingInterval: 2000,
};

/** Requests of one connection that may wait for their answers. Browsers and proxies send one after the other. */
const PIPELINED_MAX = 10;

/** While stopping, connections stay open so long: clients whose connection is busy learn by their next answer. */
const FAREWELL_MS = 500;

/** Whether a request says that a body follows. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether the path is one of uploads, which wait for slow phones. */
export const isUpload = (url = ''): boolean => url.startsWith('/v1/storage/');

/** Bounds on bodies. */
interface BodyLimits {
  /** Milliseconds for all of a body that is no picture's. */
  bodyWithinMs: number;
  /** What has to come of a picture's in every such time. */
  leastRate: { bytes: number; withinMs: number };
}

/** Cuts a request whose body comes too slowly, whether or not it was answered meanwhile. */
const limitBodyTime = (
  request: IncomingMessage,
  response: ServerResponse,
  { bodyWithinMs, leastRate }: BodyLimits,
): void => {
  const { socket } = request;
  const timers: NodeJS.Timeout[] = [];
  const start = () => timers.push(setTimeout(() => socket.destroy(), bodyWithinMs));
  if (isUpload(request.url)) {
    // A picture has the time of the whole request unless it is refused; a phone that has gone silent is cut as any other.
    request.once('end', () => socket.setTimeout(REQUEST_WITHIN_MS));
    response.once('finish', () => request.complete || start());
    let before = socket.bytesRead;
    const checkRate = () => {
      if (socket.bytesRead - before < leastRate.bytes) socket.destroy();
      before = socket.bytesRead;
    };
    timers.push(setInterval(checkRate, leastRate.withinMs));
  } else start();
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  for (const end of ['end', 'close']) request.once(end, stop);
};

/** What the server knows of its connections. */
export interface Connections {
  serverFactory: FastifyServerFactory;
  /**
   * Ends every connection with its next answer. Resolves after half a second, when it is time to stop listening; those
   * that have no request half a second later are ended too, and what is left after `withinMs` is cut.
   */
  end(withinMs: number): Promise<void>;
}

/** Makes the HTTP server and bounds how long and how much each connection may occupy it. */
export const createConnections = ({
  bodyWithinMs = BODY_WITHIN_MS,
  leastRate = LEAST_RATE,
}: Partial<BodyLimits> = {}): Connections => {
  /** The answers that each open connection waits for. */
  const open = new Map<Socket, Set<ServerResponse>>();
  let ending = false;

  const begin = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const awaited = open.get(socket);
    if (!awaited || awaited.size >= PIPELINED_MAX) {
      socket.destroy();
      return false;
    }
    awaited.add(response);
    response.once('close', () => {
      awaited.delete(response);
      if (ending && awaited.size === 0) socket.destroySoon();
    });
    if (ending) response.setHeader('connection', 'close');
    return true;
  };

  const serverFactory: FastifyServerFactory = (handler): Server => {
    const server = createServer(TIMEOUTS, (request, response) => {
      if (!begin(request, response)) return;
      if (hasBody(request)) limitBodyTime(request, response, { bodyWithinMs, leastRate });
      handler(request, response);
    });
    server.timeout = SILENT_MS;
    return server.on('connection', (socket: Socket) => {
      open.set(socket, new Set());
      socket.once('close', () => open.delete(socket));
    });
  };

  const end = async (withinMs: number): Promise<void> => {
    ending = true;
    for (const awaited of open.values()) {
      for (const response of awaited) if (!response.headersSent) response.setHeader('connection', 'close');
    }
    if (open.size > 0) await pause(FAREWELL_MS);
    // Those that were opened meanwhile have as long to send their request, while nothing listens any more.
    pause(FAREWELL_MS).then(() => {
      for (const [socket, awaited] of open) if (awaited.size === 0) socket.destroySoon();
    });
    setTimeout(() => {
      for (const socket of open.keys()) socket.destroy();
    }, withinMs).unref();
  };

  return { serverFactory, end };
};
