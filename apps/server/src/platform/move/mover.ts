import { setTimeout as sleep } from 'node:timers/promises';
import { makeDays } from './days.ts';
import { keepOut } from './fence.ts';
import { type HandingOver, handOver, openThere, takeBack } from './handOver.ts';
import { beginEntry, type Entry, endEntry, entryOf, note, withSandbox } from './journal.ts';
import { placesAt } from './places.ts';
import { type Difference, differences, type Still } from './proof.ts';
import { removeRows } from './remove.ts';
import type { Side } from './side.ts';
import {
  caughtUp,
  copied,
  endStream,
  follow,
  holdSlot,
  isFollowed,
  isPublished,
  publish,
  type Stream,
  streamOf,
} from './stream.ts';

const lookMs = 1_000;
// Tried again every five seconds; what is refused for ever shows by then.
const mostErrors = 2;
// What is less far behind than this is soon here once nobody writes.
const nearMs = 2_000;

/** What a move has shown: what was compared, and how long nobody could write. */
export interface Proof {
  closedMs: number;
  tables: number;
  rows: number;
  differences: Difference[];
}

interface Parts {
  /** By name; the first is where the directory is written. */
  sides: readonly Side[];
  say: (line: string) => void;
  at?: HandingOver['at'];
}

/** Moves one tenant between cells, step by step; each may be asked for again wherever the last one ended. */
export const openMover = async (code: string, { sides, say, at }: Parts) => {
  const [home] = sides as [Side];
  const places = placesAt(home);
  const tenant = await places.tenant(code, sides);
  const sideOf = (cell: string) => {
    const side = sides.find((one) => one.cell === cell);
    if (!side) throw new Error(`no cell is called ${cell}`);
    return side;
  };
  const entry = () => entryOf(sides, tenant);
  const waysOf = ({ tenants, fromCell, toCell }: Entry) => {
    const [from, to] = [sideOf(fromCell), sideOf(toCell)];
    return {
      from,
      to,
      there: streamOf('there', tenants, [from, to]),
      back: streamOf('back', tenants, [to, from]),
    };
  };

  const prepare = async (from: Side, to: Side) => {
    const tenants = await withSandbox(from, tenant);
    await keepOut(to, tenants);
    await beginEntry(from, to, tenants);
    return (await entry()) as Entry;
  };

  /** Snapshot and what came since, up to now; as often as it is asked for. */
  const copy = async ({ from, to, there, back }: ReturnType<typeof waysOf>) => {
    await makeDays(from, to);
    await publish(there);
    await holdSlot(there);
    await follow(there, { copy: true });
    for (let shown = -1; ; await sleep(lookMs)) {
      const { copied: done, tables, errors } = await copied(there);
      if (errors > mostErrors) throw new Error(`${to.cell} refuses what comes: its log says why`);
      if (done !== shown) say(`${done} of ${tables} tables copied`);
      shown = done;
      if (done === tables) break;
    }
    await publish(back);
    await holdSlot(back);
    await follow(back, { copy: false });
    for (;;) {
      const began = performance.now();
      await makeDays(from, to);
      await caughtUp(there, 3_600_000);
      if (performance.now() - began < nearMs) return;
    }
  };

  const prove = async (
    stills: readonly [Still, Still],
    tenants: readonly string[],
    closedMs: number,
  ): Promise<Proof> => {
    say(`nobody could write for ${closedMs} ms; comparing every row`);
    const [there, here] = await Promise.all(stills.map((still) => still.sums(tenants)));
    for (const still of stills) await still.end();
    const found = differences(there ?? {}, here ?? {});
    const sums = Object.values(here ?? {});
    const rows = sums.reduce((all, one) => all + Number(one.rows), 0);
    return { closedMs, tables: sums.length, rows, differences: found };
  };

  const handOverAndProve = async (stream: Stream, reverse: Stream | null) => {
    const now = await withSandbox(stream.from, tenant);
    if (now.join() !== stream.tenants.join()) {
      throw new Error('a sandbox was opened meanwhile: --abort, and begin again');
    }
    const { closedMs, stills } = await handOver({
      stream,
      reverse,
      places,
      say,
      ...(at && { at }),
    });
    return prove(stills, stream.tenants, closedMs);
  };

  const letIn = async ({ client }: Side, tenants: readonly string[]) => {
    await client.query('delete from moves.closed where tenant_id = any ($1)', [tenants]);
    await client.query('delete from moves.jobs where tenant_id = any ($1)', [tenants]);
  };

  return {
    tenant,
    places,
    entry,

    /** All the way there; the old cell follows from then on. */
    async move(toCell: string): Promise<Proof | null> {
      const livesIn = await places.cellOf(tenant);
      const known = await entry();
      if (known && known.toCell !== toCell) throw new Error(`it is on its way to ${known.toCell}`);
      if (known && known.step !== 'copying') throw new Error('it has moved: --back or --finish');
      if (!known && livesIn === toCell) throw new Error(`it lives in ${toCell}`);
      const ways = waysOf(known ?? (await prepare(sideOf(livesIn), sideOf(toCell))));
      const { from, there, back } = ways;
      if (livesIn === toCell) {
        // Placed there by one who did not come to the end.
        await openThere({ stream: there, reverse: back });
        await endStream(there);
        await note(from, tenant, 'moved', {});
        return null;
      }
      if (known) await takeBackIfNeeded(there);
      await copy(ways);
      const proof = await handOverAndProve(there, back);
      await endStream(there);
      await note(from, tenant, 'moved', { proof });
      return proof;
    },

    /** Back to where it came from, with all that was written since. */
    async back(): Promise<Proof | null> {
      const known = await entry();
      if (known?.step !== 'moved') throw new Error('it has not moved');
      const { from, to, back } = waysOf(known);
      if ((await places.cellOf(tenant)) === from.cell) {
        await openThere({ stream: back, reverse: null });
        await note(from, tenant, 'cameBack', {});
        return null;
      }
      await takeBackIfNeeded(back);
      await makeDays(to, from);
      await caughtUp(back, 3_600_000);
      const proof = await handOverAndProve(back, null);
      await note(from, tenant, 'cameBack', { backProof: proof });
      return proof;
    },

    /** The cell in which it does not live forgets it, and there is no way back. */
    async finish() {
      const known = await entry();
      if (!known || known.step === 'copying') throw new Error('it has not moved');
      const { from, to, there, back } = waysOf(known);
      const left = known.step === 'moved' ? from : to;
      if ((await places.cellOf(tenant)) === left.cell) throw new Error(`it lives in ${left.cell}`);
      await endStream(there);
      await endStream(back);
      await removeRows(left, known.tenants);
      await letIn(left, known.tenants);
      await endEntry(from, tenant);
    },

    /** As if nothing had been begun. */
    async abort() {
      const known = await entry();
      if (known?.step !== 'copying') throw new Error('nothing is on its way');
      const { from, to, there, back } = waysOf(known);
      await places.giveUp(tenant);
      if ((await places.cellOf(tenant)) !== from.cell) throw new Error('it has moved: --back');
      await endStream(back);
      if (await isFollowed(there)) await takeBackIfNeeded(there);
      await endStream(there);
      await removeRows(to, known.tenants);
      await letIn(to, known.tenants);
      await endEntry(from, tenant);
    },

    async status(): Promise<string[]> {
      const known = await entry();
      const cell = await places.cellOf(tenant);
      if (!known) return [`${code} lives in ${cell}; nothing is on its way`];
      const { there, back } = waysOf(known);
      const stream = known.step === 'copying' ? there : back;
      const lines = [
        `${code} lives in ${cell}; ${known.fromCell} → ${known.toCell}: ${known.step}`,
      ];
      if (known.step === 'cameBack' || !(await isPublished(stream))) return lines;
      const { copied: done, tables } = await copied(stream);
      lines.push(`${stream.to.cell} follows ${stream.from.cell}: ${done} of ${tables} tables`);
      return lines;
    },
  };

  /** Where one who handed over before ended in the midst of it. */
  async function takeBackIfNeeded(stream: Stream) {
    if (await isFollowed(stream)) await takeBack({ stream, places });
  }
};
