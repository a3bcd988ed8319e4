import { calls, constants, contractVersion, headers } from '@alpaca/contract';
import fastifyCompress from '@fastify/compress';
import fastifyMultipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Registry } from 'prom-client';
import { callRates } from '../operations/callRates.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { traceRequests } from '../traces/requests.ts';
import { traces } from '../traces/traces.ts';
import { trusted } from '../trustProxy.ts';
import { rememberAddresses } from './address.ts';
import type { Bound } from './bind.ts';
import { answerErrors } from './errors.ts';
import { addHealth, type Check } from './health.ts';
import { observe, openMetrics } from './metrics.ts';
import type { Door } from './open.ts';
import { type RefusedCall, refusedCall, refusedKind } from './refused.ts';
import { addRoute } from './route.ts';
import { openShares, type Shares } from './shares.ts';
import { answerLateHeaders, boundSlowClients, nodeBounds } from './slowClients.ts';
import { secureHeaders, serveWeb } from './web.ts';

export interface ServerParts extends Door {
  routes: readonly Bound[];
  checks: Record<string, Check>;
  checkResults: boolean;
  /** Adds what is measured besides calls. */
  measure: (registry: Registry) => void;
  /** Hears of calls that were refused and may be an attack. */
  onRefused: (refused: RefusedCall) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What doors outside the contract's calls keep to as well. */
    shares: Shares;
    noteRefused(request: FastifyRequest, refusal: Refusal): void;
  }
}

/** A path that can't be decoded is taken as it stands, and so refused like any unknown one. */
const decodable = (url = '/') => {
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
};

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

/** Names and values of headers take turns. */
const hostsOf = ({ rawHeaders }: { rawHeaders: readonly string[] }) => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (isHost(rawHeaders[at] as string)) hosts += 1;
  }
  return hosts;
};

const nameOf = new Map(Object.entries(calls).map(([name, call]) => [call, name]));

const isUpload = ({ call }: Bound) => call.body === 'multipart';

const addRoutes = (
  server: FastifyInstance,
  parts: ServerParts,
  shares: Shares,
  wanted: (bound: Bound) => boolean,
) => {
  for (const bound of parts.routes.filter(wanted)) {
    const name = nameOf.get(bound.call);
    if (!name) throw new Error(`${bound.call.method} ${bound.call.path} is not in the table`);
    addRoute(server, parts, name, bound, { checkResults: parts.checkResults, shares });
  }
};

/** The HTTP server of all calls, and of the web where it is built. */
export const buildServer = async (parts: ServerParts) => {
  const { config, log, directory } = parts.node;
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line of our own per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs more than what it would tell: our lines name the request.
    childLoggerFactory: (logger) => logger,
    trustProxy: trusted(config.trustProxy),
    ...nodeBounds(config.patience),
    clientErrorHandler: answerLateHeaders,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    rewriteUrl: ({ url }) => decodable(url),
    // Exact paths, no variants. Node bounds the whole address, so a parameter needs no bound here:
    // the router's own refusal would be no envelope and repeat what was asked.
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 16_384 },
  });
  server.decorateRequest('ctx', null);
  server.decorateRequest('callName', '');
  server.decorateRequest('refused', null);
  server.decorateRequest('trail', null);
  rememberAddresses(server);
  secureHeaders(server);
  boundSlowClients(server, config.patience);
  await server.register(fastifyCompress, { threshold: 2048 });
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(headers.contractVersion, contractVersion);
    // Two hosts: a proxy in front of us may have believed the other one.
    if (hostsOf(request.raw) > 1) refuse('request.invalid');
    done();
  });
  server.addHook('preClose', async () => {
    // Answers under way would leave their connections, and so us, waiting a minute for more calls.
    server.server.keepAliveTimeout = 1;
  });
  const shares = openShares();
  server.decorate('shares', shares);
  const metrics = openMetrics();
  parts.measure(metrics.registry);
  const noteRefused = (request: FastifyRequest, refusal: Refusal) => {
    const kind = refusedKind(refusal);
    if (!kind) return;
    request.refused = kind;
    metrics.refused.inc({ kind });
    const call = refusedCall(request, kind, refusal);
    if (call) parts.onRefused(call);
  };
  server.decorate('noteRefused', noteRefused);
  answerErrors(server, noteRefused);
  if (traces.on) traceRequests(server);
  observe(server, metrics, callRates(parts.node).count);
  addHealth(server, parts.checks, metrics.registry, config.metricsToken);
  await server.register(
    async (scoped) => {
      addRoutes(scoped, parts, shares, (bound) => !isUpload(bound));
      // The plugin attends every request in its reach, so its reach is the uploads.
      await scoped.register(async (uploads) => {
        // Each purpose has its own limit; this one only bounds what is read at all.
        const limits = { files: 1, fields: 5, parts: 6, fileSize: 64 * 1024 * 1024 };
        await uploads.register(fastifyMultipart, { limits });
        addRoutes(uploads, parts, shares, isUpload);
      });
    },
    { prefix: constants.basePath },
  );
  if (config.webDist) await serveWeb(server, config.webDist, directory);
  return server;
};
