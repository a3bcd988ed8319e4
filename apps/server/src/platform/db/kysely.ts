import {
  type CompiledQuery,
  type DatabaseConnection,
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

const dialect = (run: Run): Dialect => {
  const single = connection(run);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => single,
    beginTransaction: noTransaction,
    commitTransaction: noTransaction,
    rollbackTransaction: noTransaction,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
};

/** A typed query builder whose queries go where `run` sends them. */
export const kyselyOver = (run: Run): Kysely<DB> => new Kysely<DB>({ dialect: dialect(run) });
