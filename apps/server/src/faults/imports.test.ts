import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvOf, sampleHeaders, sampleRow } from '../modules/imports/testing.ts';
import { newId } from '../platform/ids.ts';
import { asOwner } from '../testing/owner.ts';
import { type ImportFire, importKills, openImportFire } from './support/importsUnderKills.ts';

const rows = 2_000;
/** Every tenth row is bad, and two rows repeat each other. */
const good = rows - rows / 10 - 2;

let fire: ImportFire;
beforeAll(async () => {
  fire = await openImportFire('starfield');
}, 180_000);
afterAll(() => fire?.stop());

const sheet = (city: string) => {
  const row = (at: number) => {
    const bad = at % 10 === 5 ? { phone: '' } : {};
    return sampleRow(at, { city, name: `${city} ${at}`, ...bad });
  };
  const all = Array.from({ length: rows }, (_, at) => row(at));
  all[1] = all[0] as string[];
  return csvOf([sampleHeaders, ...all]);
};

test(`exactly the good rows arrive, each once, whoever is killed: ${importKills} times`, async () => {
  for (let round = 0; round < importKills; round += 1) {
    const city = `K${newId().slice(-8)}`;
    const { ready, done, job, told } = await fire.bringIn(round, 'consignee', sheet(city));
    const [arrived] = await asOwner<{ n: number; names: number }>(
      fire.app.database,
      'select count(*)::int as n, count(distinct name)::int as names from consignees where city = $1',
      [city],
    );
    console.log(
      `kill ${round + 1}: ${told}: ${arrived?.n} of ${good} good rows arrived, job ${job?.done} done, ${job?.failed} failed`,
    );
    expect(ready).toMatchObject({ status: 'ready', counts: { total: rows, valid: good } });
    expect(done).toMatchObject({ status: 'done', counts: { committed: good, valid: 0 } });
    expect(arrived).toEqual({ n: good, names: good });
    expect(job).toMatchObject({ status: 2, done: good, failed: 0, total: good });
  }
}, 1_800_000);
