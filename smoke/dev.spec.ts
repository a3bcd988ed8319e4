import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startScript } from './command.ts';
import { stateOfData } from './database.ts';
import { freshFolder } from './folder.ts';
import { importPeople, placeOrder, signInAs } from './merchant.ts';

test('npm run dev: sign in, import a sheet, place an order, see it booked, Ctrl-C', async ({
  page,
}) => {
  const folder = await freshFolder();
  const dev = await startScript('dev', { ALPACA_DATA: folder.path, ALPACA_SEED_ORDERS: '100' });
  try {
    const [, site = ''] = await dev.saying(/Alpaca is ready: \S*?(http:\/\/[\w.:]+\/)/, 150);
    await test.step('sign in', () => signInAs(page, site, 'starfield'));
    await test.step('import a sheet', () => importPeople(page, site));
    const number = await test.step('place an order', () => placeOrder(page, site, /美国专线小包/));
    // The carrier itself knows of it.
    expect(readFileSync(join(folder.path, 'carrier-sim.jsonl'), 'utf8')).toContain(number);

    const { ended, took, before, ports, left, stillOpen } = await dev.stop('SIGINT', 30);
    console.log(`Ctrl-C: ${before.length} processes and ports ${ports} gone in ${took} s`);
    // npm, api, worker, relay, carriers, web, PostgreSQL; four of them listen.
    expect(before.length).toBeGreaterThan(7);
    expect(ports).toHaveLength(4);
    expect(dev.said()).toMatch(/SIGINT: stopping\.[\s\S]*Stopped\.\s*$/);
    expect(dev.said()).not.toMatch(/Stopping the rest|is killed/);
    expect({ ended, left, stillOpen }).toEqual({ ended: 0, left: [], stillOpen: [] });
    expect(took).toBeLessThan(10);
    expect(stateOfData(join(folder.path, 'postgres'))).toBe('shut down');
    // With what was said of each: its lines begin with no clock.
    const errors = /^.*\b(ERROR|FATAL)\b.*$(\n^(?!\w+ +\| \d\d:).*$)*/gm;
    expect(dev.said().match(errors) ?? []).toEqual([]);
  } finally {
    await dev.clear();
    await folder.remove();
  }
});
