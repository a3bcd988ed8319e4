import {
  type answerStatement,
  type confirmStatement,
  mayActOnStatement,
  type Parsed,
  type queryStatement,
  type StatementAct,
  statementActs,
  type ThreadParty,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingsOf } from '../system/index.ts';
import { closeThreads, openThread, sayOfEach, setTurn, speak } from '../threads/index.ts';
import * as repo from './acts.repository.ts';
import { tellAnswered, tellPages, tellQueried } from './statementStory.ts';

const dayMs = 86_400_000;

interface Turn {
  turn: ThreadParty;
  dueAt: Date | null;
}

/** One statement as it was seen, on which this can be done. */
const lockOne = async (
  ctx: Ctx,
  { id, revision }: { id: string; revision: number },
  act: StatementAct,
): Promise<repo.ActedOn> => {
  const [statement] = await repo.lock(ctx, [id]);
  if (!statement) return refuse('statement.notFound');
  if (statement.revision !== revision || !mayActOnStatement(statement.state, act)) {
    refuse('statement.moved');
  }
  ctx.trail?.note({ no: statement.no });
  return statement;
};

/** Nothing is to be said any more about those that were queried. */
export const endTalks = async (
  ctx: Ctx,
  statements: readonly repo.ActedOn[],
  by: 'confirmed' | 'silence',
) => {
  const queried = statements.filter(({ state }) => state !== 'issued').map(({ id }) => id);
  await sayOfEach(ctx, 'statement', queried, { key: `statement.${by}` });
  await closeThreads(ctx, 'statement', queried);
};

export const confirm = (ctx: Ctx, seen: Parsed<typeof confirmStatement>['body']) =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const statement = await lockOne(ctx, seen, 'confirm');
    const { to: state } = statementActs.confirm;
    await repo.move(ctx, [statement.id], { state, confirmedAt: new Date() });
    await endTalks(ctx, [statement], 'confirmed');
    await tellPages(ctx, statement.merchant_id);
    return null;
  });

interface Said {
  text: string;
  files: readonly string[];
}

/** Says something in the talk about a statement, the one that there is or a new one: the other side is to answer. */
const sayOf = async (ctx: Ctx, { id, merchant_id, no }: repo.ActedOn, said: Said, next: Turn) => {
  const about = { kind: 'statement', subjectId: id, merchantId: merchant_id, title: no } as const;
  const threadId = await openThread(ctx, { ...about, ...next });
  await setTurn(ctx, 'statement', id, next);
  await speak(ctx, { id: threadId, merchant_id }, said);
};

/** Its merchant says what is not right. When it is due stays as it is. */
export const query = (ctx: Ctx, { text, files, ...seen }: Parsed<typeof queryStatement>['body']) =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const statement = await lockOne(ctx, seen, 'query');
    await repo.move(ctx, [statement.id], { state: statementActs.query.to });
    await sayOf(ctx, statement, { text, files }, { turn: 'staff', dueAt: null });
    await tellQueried(ctx, statement);
    await tellPages(ctx, statement.merchant_id);
    return null;
  });

/** The staff says how it is: silence confirms it again from now on. */
export const answer = (
  ctx: Ctx,
  { text, files, ...seen }: Parsed<typeof answerStatement>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const statement = await lockOne(ctx, seen, 'answer');
    const { statementDays } = await settingsOf(ctx, 'statementDays');
    const silentAt = new Date(Date.now() + statementDays * dayMs);
    await repo.move(ctx, [statement.id], { state: statementActs.answer.to, silentAt });
    await sayOf(ctx, statement, { text, files }, { turn: 'merchant', dueAt: silentAt });
    await tellAnswered(ctx, statement);
    await tellPages(ctx, statement.merchant_id);
    return null;
  });
