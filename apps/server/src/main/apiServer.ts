import {
  authenticate,
  forgetAll,
  forgetUser,
  livingSessions,
  noteRefused,
  startRefusedLines,
  watchSessions,
} from '../modules/auth/index.ts';
import { addPaymentNotify, measureBooks } from '../modules/finance/index.ts';
import { measureLogs } from '../modules/logs/index.ts';
import { addDocs, addOpenDoor, forgetKeys, forgetKeysOf } from '../modules/openapi/index.ts';
import { addSocketRoute, openSockets } from '../modules/realtime/index.ts';
import { addCarrierDoor, addTrackPage, measureTracking } from '../modules/tracking/index.ts';
import { buildServer } from '../platform/http/server.ts';
import type { Node } from '../platform/node.ts';
import { forget, forgetEverything } from '../platform/nodeMemory.ts';
import { addOperations } from '../platform/operations/operations.routes.ts';
import { startListener } from '../platform/outbox/listener.ts';
import type { Heard } from '../platform/outbox/outbox.ts';
import { measureCells } from '../platform/seeing/cells.metrics.ts';
import { measureDatabases } from '../platform/seeing/databases.metrics.ts';
import { measurePools } from '../platform/seeing/pools.metrics.ts';
import { openAnswering, openSeeing } from '../platform/seeing/seeing.ts';
import { addDevOutbox } from './devOutbox.ts';
import { routes } from './modules.ts';

/** Puts an API node together: calls, sockets, and an ear for what other nodes did. */
export const assembleApi = async (node: Node, options: { checkResults: boolean }) => {
  const sockets = openSockets(async (tenant, ids) => {
    // It may have moved since the socket was opened.
    const now = await node.directory.byId(tenant.cell, tenant.id);
    return livingSessions(node, now ?? tenant, ids);
  });
  watchSessions(node, (userId) => sockets.closeEnded(userId));
  const seeing = openSeeing(node);
  const answering = openAnswering(node);
  const stopListening = new AbortController();
  const server = await buildServer({
    node,
    authenticate: (tenant, located, anew) => authenticate(node, tenant, located, anew),
    routes,
    checks: {
      database: answering.check,
      storage: () => node.storage.check(),
    },
    checkResults: options.checkResults,
    measure: (registry) => {
      measureBooks(seeing.ask, registry);
      measureLogs(seeing.ask, registry);
      measureTracking(seeing.ask, registry);
      measureDatabases(seeing.ask, registry);
      measurePools(node.cells, registry);
      measureCells(node, seeing.ask, registry);
    },
    onRefused: (refused) => noteRefused(node, refused),
  });
  const stopLines = startRefusedLines(node);
  await addSocketRoute(server, node, sockets);
  await addPaymentNotify(server, node);
  addTrackPage(server, node);
  addOperations(server, node, seeing.ask);
  await addCarrierDoor(server, node);
  addDocs(server);
  await addOpenDoor(server, node, options);
  if (node.config.dev) addDevOutbox(server, node);

  const forgetOf = (userId: string) => {
    forgetUser(node, userId);
    forgetKeysOf(node, userId);
  };
  // What is remembered may be of where a tenant lived before.
  const lookAnew = () => {
    node.directory.forget();
    forgetEverything(node);
  };
  const ear = {
    heard(message: Heard) {
      // Before its pages are told to look again.
      if (message.cmd === 'access') message.userIds?.forEach(forgetOf);
      if (message.cmd === 'session') forgetOf(message.userId);
      else if (message.cmd === 'directory') lookAnew();
      else if (message.cmd === 'apiKeys') forgetKeys(node, message.tenantId);
      else if (message.cmd === 'prices') forget(node, message.cmd, message.tenantId);
      else sockets.deliver(message);
    },
    missed() {
      lookAnew();
      forgetAll(node);
      sockets.refreshAll();
    },
  };
  await Promise.all(
    [...node.cells.values()].map((cell) =>
      startListener(cell.urls.app, ear, node.log, stopListening.signal),
    ),
  );
  server.addHook('onClose', async () => {
    stopListening.abort();
    await stopLines();
    await Promise.all([seeing.stop(), answering.stop()]);
  });
  return { server, sockets };
};
