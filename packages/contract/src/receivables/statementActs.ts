import type { ThreadParty } from '../threads/threads.ts';

/** How often a credit merchant gets a statement. */
export const statementCycles = ['weekly', 'halfMonthly', 'monthly'] as const;
export type StatementCycle = (typeof statementCycles)[number];

/** What was said about a statement; whether it is paid is another matter. */
export const statementStates = ['issued', 'queried', 'answered', 'confirmed'] as const;
export type StatementState = (typeof statementStates)[number];

/** Those that silence confirms. */
export const silentStates = ['issued', 'answered'] as const satisfies readonly StatementState[];

interface StatementActSpec {
  from: readonly StatementState[];
  to: StatementState;
  by: ThreadParty;
}

/** What people do about a statement. The server refuses by this table, and the web offers by it. */
export const statementActs = {
  confirm: { from: ['issued', 'answered'], to: 'confirmed', by: 'merchant' },
  query: { from: ['issued', 'answered'], to: 'queried', by: 'merchant' },
  /** The staff says how it is; silence confirms it from then on. */
  answer: { from: ['queried'], to: 'answered', by: 'staff' },
} as const satisfies Record<string, StatementActSpec>;
export type StatementAct = keyof typeof statementActs;

export const mayActOnStatement = (state: StatementState, act: StatementAct): boolean => {
  const { from }: StatementActSpec = statementActs[act];
  return from.includes(state);
};

/** How long something is overdue, in days; what is not due yet is the first. */
export const ageBands = ['notDue', 'to7', 'to15', 'to30', 'to60', 'over60'] as const;
export type AgeBand = (typeof ageBands)[number];

/** What follows from statements that are overdue: the tenant's choice, each with all before it. */
export const overdueStops = ['nothing', 'submit', 'dispatch'] as const;
