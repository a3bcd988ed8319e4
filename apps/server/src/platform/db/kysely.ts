import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { QueryResult as PgResult } from 'pg';
import type { DB } from './schema.gen.ts';

type Run = (text: string, values: unknown[]) => Promise<PgResult>;

const connection = (run: Run): DatabaseConnection => ({
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await run(query.sql, query.parameters as unknown[]);
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  },
  streamQuery() {
    throw new Error('stream with a cursor of its own transaction');
  },
});

// Transactions are opened by inTx alone, so that none starts without its tenant.
const noTransaction = () => Promise.reject(new Error('use inTx'));

const driver: Driver = {
  init: async () => {},
  acquireConnection: noTransaction,
  beginTransaction: noTransaction,
  commitTransaction: noTransaction,
  rollbackTransaction: noTransaction,
  releaseConnection: async () => {},
  destroy: async () => {},
};

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};

/**
 * A typed query builder whose queries go where `run` sends them. Every ctx has one of its own, so
 * all that can be shared is.
 */
export const kyselyOver = (run: Run): Kysely<DB> => {
  const single = connection(run);
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (use) => use(single),
  });
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor });
};
