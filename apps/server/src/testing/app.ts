import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CallSpec,
  constants,
  type Envelope,
  type Request,
  type Result,
} from '@alpaca/contract';
import type { LightMyRequestResponse } from 'fastify';
import { seedId } from '../../seeds/seedId.ts';
import { carriers } from '../carriers/carriers.ts';
import { assembleApi } from '../main/apiServer.ts';
import { startSession } from '../modules/auth/testing.ts';
import { readConfig } from '../platform/config.ts';
import type { Ctx, Session, Tenant } from '../platform/context.ts';
import { openPool } from '../platform/db/pool.ts';
import { singleQueries } from '../platform/db/tx.ts';
import { makeCtx } from '../platform/http/open.ts';
import { openLog } from '../platform/log.ts';
import { startNode } from '../platform/node.ts';
import { cloneDatabase } from './database.ts';
import { headersOf, type Parts, pathOf } from './wire.ts';

export interface Reply<R = unknown> {
  status: number;
  headers: Record<string, unknown>;
  body: Envelope<R>;
  result: R;
  raw: LightMyRequestResponse;
}

type Extra = { headers?: Record<string, string>; key?: string; payload?: Buffer };
type Loose = Pick<Parts, 'params' | 'query' | 'body'>;

/** An API node with a database of its own, spoken to through the contract. */
export const testApp = async (env: Record<string, string> = {}) => {
  const database = await cloneDatabase();
  const files = await mkdtemp(join(tmpdir(), 'alpaca-test-'));
  const lines: string[] = [];
  const log = openLog('test', 'info', { write: (line: string) => void lines.push(line) });
  const config = readConfig({
    ALPACA_CELLS: database.cells,
    ALPACA_STORAGE: `file:${files}`,
    ALPACA_DEV: '1',
    ALPACA_POOL: '10',
    ALPACA_METRICS_TOKEN: 'metrics-of-a-test',
    ALPACA_PROOF_STEPS: '2',
    ...env,
  });
  const node = await startNode(config, 'api', { log, carriers });
  const { server, sockets } = await assembleApi(node, { checkResults: true });
  await server.ready();

  const tenant = async (code: string) =>
    (await node.directory.byHost(`${code}.localhost`)) as Tenant;
  const ctxOf = async (code = 'yunling', session: Session | null = null): Promise<Ctx> =>
    makeCtx(node, await tenant(code), session, constants.defaultLanguage);

  /** Connections of the schema's owner, opened when first asked for. */
  let ownersPool: ReturnType<typeof openPool> | undefined;
  const mint = async (code = 'yunling'): Promise<Ctx> => {
    const ctx = await ctxOf(code);
    ownersPool ??= openPool(ctx.cell.urls.migrate as string, 10, 'alpaca-test-mint');
    const own = { ...ctx, cell: { ...ctx.cell, pool: ownersPool } };
    return { ...own, db: singleQueries(own) };
  };

  const send = async <C extends CallSpec>(
    call: C,
    asked: Request<C> & Loose,
    { host, token, extra }: { host: string; token: string | null; extra: Extra },
  ): Promise<Reply<Result<C>>> => {
    const raw = await server.inject({
      method: call.method,
      url: pathOf(call, asked),
      headers: { host, ...headersOf(call, { ...extra, token }) },
      ...(asked.body !== undefined && { payload: asked.body as object }),
      ...(extra.payload && { payload: extra.payload }),
    });
    const isJson = String(raw.headers['content-type']).startsWith('application/json');
    const body = isJson ? raw.json<Envelope<Result<C>>>() : ({} as Envelope<Result<C>>);
    return { status: raw.statusCode, headers: raw.headers, body, result: body.result, raw };
  };

  const visitor = (host: string, token: string | null) => ({
    token,
    call: <C extends CallSpec>(call: C, ...[asked, extra]: [(Request<C> & Loose)?, Extra?]) =>
      send(call, (asked ?? {}) as Request<C> & Loose, { host, token, extra: extra ?? {} }),
  });

  return {
    node,
    server,
    sockets,
    database,
    ctxOf,
    /**
     * As the schema's owner, for whom money comes from nowhere: `post(await app.mint(), [topUp])`. The
     * application's own role needs a top-up or an adjustment that people approved. It sees every tenant.
     */
    mint,
    /** Log lines written so far. */
    lines,
    userId: (username: string, code = 'yunling') =>
      seedId(`${seedId(`tenant/${code}`)}/user/${username}`),
    merchantId: (merchant: string, code = 'yunling') =>
      seedId(`${seedId(`tenant/${code}`)}/merchant/${merchant}`),
    anonymous: (code = 'yunling') => visitor(`${code}.localhost`, null),
    withToken: (token: string, code = 'yunling') => visitor(`${code}.localhost`, token),
    /** A signed-in visitor; signing in itself is not what most tests are about. */
    async as(username: string, code = 'yunling') {
      const userId = seedId(`${seedId(`tenant/${code}`)}/user/${username}`);
      const token = await startSession(await ctxOf(code), userId);
      return visitor(`${code}.localhost`, token);
    },
    async stop() {
      await server.close();
      await node.stop();
      await ownersPool?.end();
      await database.drop();
      await rm(files, { recursive: true, force: true });
    },
  };
};
export type TestApp = Awaited<ReturnType<typeof testApp>>;
