import { circumstances, keepResult } from '../scripts/results.ts';
import type { Attack } from './attack.ts';
import { fuzz } from './fuzz.ts';
import { hostileFiles } from './hostileFiles.ts';
import { hostileHeaders } from './hostileHeaders.ts';
import { membersWithFewRights } from './membersWithFewRights.ts';
import { moneyRaces } from './moneyRaces.ts';
import { rolesByCalls } from './rolesByCalls.ts';
import { slowClients } from './slowClients.ts';
import { strangersIds } from './strangersIds.ts';
import { startTarget } from './target.ts';

// What spoils the demo's data for others comes last.
const attacks: readonly Attack[] = [
  hostileHeaders,
  rolesByCalls,
  membersWithFewRights,
  strangersIds,
  hostileFiles,
  moneyRaces,
  slowClients,
  fuzz,
];

const args = process.argv.slice(2);
const short = args.includes('--short');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) {
  const known = attacks.map(({ name }) => name).join(', ');
  console.error(`There is no attack ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(1);
}
// Told at the start, so that what chance has found can be found again.
const seed = Number(process.env.ATTACK_SEED ?? Date.now() % 1_000_000);
console.log(`Starting two API nodes … (ATTACK_SEED=${seed})`);

const target = await startTarget();
const results: { attack: string; tries: number; faults: string[]; seconds: number }[] = [];
try {
  for (const attack of attacks) {
    if (wanted.length > 0 && !wanted.includes(attack.name)) continue;
    const started = performance.now();
    const { tries, faults } = await attack
      .run(target, { short, seed })
      .catch((error: Error) => ({ tries: 1, faults: [`broke off: ${error.stack}`] }));
    // An attack that tried nothing shows nothing.
    if (tries === 0) faults.push('nothing was tried');
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    results.push({ attack: attack.name, tries, faults, seconds });
    const verdict = faults.length === 0 ? 'held' : `${faults.length} FAULTS`;
    console.log(`${attack.name}: ${tries} tries, ${verdict}, ${seconds} s`);
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  }
} finally {
  await target.stop();
}
const broken = results.filter(({ faults }) => faults.length > 0);
if (!short && wanted.length === 0) {
  const title = 'Attacks on a system of two API nodes';
  keepResult('attack', { run: 'attack', title, ...circumstances(), seed, results });
}
console.log(broken.length === 0 ? 'Every door held.' : `${broken.length} attacks got through.`);
process.exit(broken.length === 0 ? 0 : 1);
