import { type CallSpec, calls, constants, refusedLogType } from '@alpaca/contract';
import type { Tenant } from '../../platform/context.ts';
import { makeCtx } from '../../platform/http/open.ts';
import type { RefusedCall } from '../../platform/http/refused.ts';
import { newId } from '../../platform/ids.ts';
import type { Node } from '../../platform/node.ts';
import { deviceOf } from './devices.ts';
import { addRefusedSignIns } from './signIns/refusedSignIns.ts';
import * as users from './users.repository.ts';

const everyMs = 60_000;
/** Of one tenant within a minute; what comes beyond is counted without account and address. */
const linesAtMost = 200;
const unknown = '—';

type Facts = 'kind' | 'address' | 'account' | 'userId' | 'call' | 'key' | 'about';
interface Line extends Pick<RefusedCall, Facts> {
  count: number;
  since: Date;
  device: string;
}

interface Collected {
  tenant: Tenant;
  lines: Map<string, Line>;
}

const collectedBy = new WeakMap<Node, Map<string, Collected>>();
const collected = (node: Node) => {
  const found = collectedBy.get(node) ?? new Map<string, Collected>();
  collectedBy.set(node, found);
  return found;
};

const add = (lines: Map<string, Line>, line: Line) => {
  const { kind, address, account, userId = '', call, device } = line;
  const key = [kind, address, account.trim().toLowerCase(), userId, call, line.key, device].join(
    '\n',
  );
  const same = lines.get(key);
  if (same) same.count += line.count;
  else if (lines.size < linesAtMost || address === unknown) lines.set(key, line);
  else add(lines, { ...line, address: unknown, account: '', userId: undefined, device: '' });
};

/** Counts a refused call towards this minute's line of its account, address and kind. */
export const noteRefused = (node: Node, { ctx, userAgent, ...refused }: RefusedCall) => {
  const { tenant } = ctx;
  const of = collected(node).get(tenant.id) ?? { tenant, lines: new Map<string, Line>() };
  collected(node).set(tenant.id, of);
  add(of.lines, { ...refused, device: deviceOf(userAgent), count: 1, since: new Date() });
};

/** Whose the account is. What was typed for it is not kept: it may be a password in the wrong field. */
const resolve = async (node: Node, { tenant, lines }: Collected) => {
  const ctx = makeCtx(node, tenant, null, constants.defaultLanguage);
  const known = new Map<string, users.EverRow>();
  const merged = new Map<string, Line>();
  for (const line of lines.values()) {
    const user = line.userId
      ? await users.findEver(ctx, 'id', line.userId)
      : line.account && (await users.findEver(ctx, 'account', line.account));
    if (user) known.set(user.id, user);
    add(merged, { ...line, account: '', userId: user ? user.id : undefined });
  }
  return { ctx, known, lines: [...merged.values()] };
};

const callOf = (name: string): CallSpec | undefined => (calls as Record<string, CallSpec>)[name];

/** Kinds by which somebody tried what they may not, or not alone, or not without proving who they are. */
const attempts: ReadonlySet<string> = new Set(['forbidden', 'confirm', 'twoPeople']);

/** What a refused call would have done is told of those that leave a line when they are not refused. */
const attemptOf = ({ kind, call, key }: Line) => {
  const log = attempts.has(kind) ? callOf(call)?.log : undefined;
  return log && { menu: log.menu, params: { as: 'attempt', call, errorKey: key } };
};

const isTold = (line: Line) =>
  !['confirm', 'twoPeople'].includes(line.kind) || attemptOf(line) !== undefined;

/** One line of the log for alike: the device and the call are the history's of sign-ins. */
const forLog = (lines: readonly Line[]): Line[] => {
  const merged = new Map<string, Line>();
  for (const line of lines.filter(isTold)) {
    add(
      merged,
      attemptOf(line)
        ? { ...line, device: '' }
        : { ...line, call: '', key: 'request.forbidden', device: '' },
    );
  }
  return [...merged.values()];
};

const write = async (node: Node, of: Collected) => {
  const { ctx, known, lines } = await resolve(node, of);
  await addRefusedSignIns(ctx, lines, known);
  const told = forLog(lines);
  if (told.length === 0) return;
  await ctx.db
    .insertInto('operation_logs')
    .values(
      told.map((line) => {
        const { kind, address, userId, count, since, about } = line;
        const user = userId ? known.get(userId) : undefined;
        const account = user?.username ?? unknown;
        const attempt = attemptOf(line);
        const params = { as: kind, account, address, count, ...attempt?.params };
        return {
          tenant_id: ctx.tenant.id,
          id: newId(),
          merchant_id: user?.merchant_id ?? null,
          user_id: user?.id ?? null,
          operator: user?.realname ?? '',
          call: 'refused',
          menu: attempt?.menu ?? 'security',
          type: refusedLogType,
          params: JSON.stringify(params),
          about: [...(user ? [user.username.toLowerCase()] : []), ...about],
          cost_ms: 0,
          created_at: since,
        };
      }),
    )
    .execute();
};

/** Writes what was refused since the last time: one line for an account, address and kind. */
export const writeRefused = async (node: Node) => {
  const all = [...collected(node).values()];
  collected(node).clear();
  for (const of of all) {
    await write(node, of).catch((err) => node.log.error({ err }, 'refused calls not written'));
  }
};

/** Every minute, and once more when the node stops. */
export const startRefusedLines = (node: Node) => {
  const timer = setInterval(() => void writeRefused(node), everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await writeRefused(node);
  };
};
