import { parseArgs } from 'node:util';
import { jsonOrFile } from '../platform/jsonOrFile.ts';
import { openMover, type Proof } from '../platform/move/mover.ts';
import { openSide, type Side } from '../platform/move/side.ts';

const usage = `npm run move -- --tenant <code> --to <cell>   moves it while it works; again: goes on where it ended
npm run move -- --tenant <code> --status      where it lives and how far it is
npm run move -- --tenant <code> --back        back to where it came from, with all that was written since
npm run move -- --tenant <code> --finish      deletes what is left where it no longer lives; no way back then
npm run move -- --tenant <code> --abort       before it has moved: as if nothing had been begun

ALPACA_MOVE names the cells' databases, as JSON or the path of a JSON file, by addresses that may do
everything there and by which the cells reach each other: { "c1": "postgres://…", "c2": "postgres://…" }.
The first is where the directory is written. docs/runbooks/move.md`;

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    help: flag,
    tenant: text,
    to: text,
    status: flag,
    back: flag,
    finish: flag,
    abort: flag,
  },
});
const steps = (['status', 'back', 'finish', 'abort'] as const).filter((name) => values[name]);
if (values.help || !values.tenant || steps.length + (values.to ? 1 : 0) !== 1) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

const say = (line: string) => console.log(line);

const tell = (proof: Proof | null, cell: string) => {
  if (!proof)
    return say(
      `It lives in ${cell}: the rest of what was begun before is done; rows were not compared.`,
    );
  if (proof.differences.length === 0) {
    return say(
      `It lives in ${cell}: ${proof.rows} rows of ${proof.tables} tables are the same on both sides.`,
    );
  }
  console.error('THE TWO SIDES DIFFER. Look at once; --back leads back.');
  for (const { table, there, here } of proof.differences) {
    console.error(
      `  ${table}: ${there?.rows} rows ${there?.hash}, here ${here?.rows} rows ${here?.hash}`,
    );
  }
  process.exitCode = 1;
};

const run = async (sides: readonly Side[]) => {
  const mover = await openMover(values.tenant as string, { sides, say });
  if (values.to) {
    tell(await mover.move(values.to), values.to);
    return say('The old cell follows. --back leads back; --finish, after a day, forgets it there.');
  }
  if (values.back) {
    const { fromCell = '' } = (await mover.entry()) ?? {};
    tell(await mover.back(), fromCell);
    return say('--finish forgets it where it was.');
  }
  if (values.finish) await mover.finish();
  if (values.abort) await mover.abort();
  for (const line of await mover.status()) say(line);
};

const sides: Side[] = [];
try {
  const urls = jsonOrFile(process.env.ALPACA_MOVE ?? '{}') as Record<string, string>;
  if (Object.keys(urls).length < 2) throw new Error(usage);
  for (const [cell, url] of Object.entries(urls)) sides.push(await openSide(cell, url));
  await run(sides);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const { client } of sides) await client.end();
}
