import { carriers } from '../carriers/carriers.ts';
import { printKeysOf } from '../modules/labels/index.ts';
import { readConfig } from '../platform/config.ts';
import { startNode } from '../platform/node.ts';
import { requireSecret } from '../platform/secret.ts';
import { startTraces } from '../platform/traces/start.ts';
import { assembleApi } from './apiServer.ts';
import { runUntilStopped } from './process.ts';

const config = readConfig(process.env, 'api');
requireSecret(config);
// A pair that doesn't fit is told now and not by the first who prints.
printKeysOf(config);
const traces = await startTraces(config, 'api');
const node = await startNode(config, 'api', { carriers });
const { server } = await assembleApi(node, { checkResults: config.dev });
await server.listen({ host: config.host, port: config.port });
node.log.info({ address: `http://${config.host}:${config.port}` }, 'listening');
runUntilStopped(node.log, async () => {
  await server.leave(config.leaveMs);
  await server.close();
  await node.stop();
  await traces.stop();
});
