import { constants, refusedLogType } from '@alpaca/contract';
import type { Tenant } from '../../platform/context.ts';
import { makeCtx } from '../../platform/http/open.ts';
import type { RefusedCall } from '../../platform/http/refused.ts';
import { newId } from '../../platform/ids.ts';
import type { Node } from '../../platform/node.ts';
import * as users from './users.repository.ts';

const everyMs = 60_000;
/** Of one tenant within a minute; what comes beyond is counted without account and address. */
const linesAtMost = 200;
const unknown = '—';

interface Line extends Pick<RefusedCall, 'kind' | 'address' | 'account' | 'userId'> {
  count: number;
  since: Date;
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
  const { kind, address, account, userId = '' } = line;
  const key = [kind, address, account.trim().toLowerCase(), userId].join('\n');
  const same = lines.get(key);
  if (same) same.count += line.count;
  else if (lines.size < linesAtMost || address === unknown) lines.set(key, line);
  else add(lines, { ...line, address: unknown, account: '', userId: undefined });
};

/** Counts a refused call towards this minute's line of its account, address and kind. */
export const noteRefused = (node: Node, { ctx, ...refused }: RefusedCall) => {
  const { tenant } = ctx;
  const of = collected(node).get(tenant.id) ?? { tenant, lines: new Map<string, Line>() };
  collected(node).set(tenant.id, of);
  add(of.lines, { ...refused, count: 1, since: new Date() });
};

/** Whose the account is. What was typed for it is not kept: it may be a password in the wrong field. */
const resolve = async (node: Node, { tenant, lines }: Collected) => {
  const ctx = makeCtx(node, tenant, null, constants.defaultLanguage);
  const known = new Map<string, users.UserRow>();
  const merged = new Map<string, Line>();
  for (const line of lines.values()) {
    const user = line.userId
      ? await users.findById(ctx, line.userId)
      : line.account && (await users.findByAccount(ctx, line.account));
    if (user) known.set(user.id, user);
    add(merged, { ...line, account: '', userId: user ? user.id : undefined });
  }
  return { ctx, known, lines: [...merged.values()] };
};

const write = async (node: Node, of: Collected) => {
  const { ctx, known, lines } = await resolve(node, of);
  await ctx.db
    .insertInto('operation_logs')
    .values(
      lines.map(({ kind, address, userId, count, since }) => {
        const user = userId ? known.get(userId) : undefined;
        const params = { as: kind, account: user?.username ?? unknown, address, count };
        return {
          tenant_id: ctx.tenant.id,
          id: newId(),
          merchant_id: user?.merchant_id ?? null,
          user_id: user?.id ?? null,
          operator: user?.realname ?? '',
          call: 'refused',
          menu: 'security',
          type: refusedLogType,
          params: JSON.stringify(params),
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
