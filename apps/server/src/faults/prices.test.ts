import {
  addVersion,
  commitImport,
  getImport,
  importCalculateExcel,
  listPriceSheets,
  listTrialRows,
  publishVersion,
  tryPrices,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { multipart } from '../testing/multipart.ts';
import { callApi } from './support/callApi.ts';
import { until } from './support/fleet.ts';
import { type NodePair, openNodePair } from './support/nodePair.ts';

let nodes: NodePair;
beforeAll(async () => {
  nodes = await openNodePair();
}, 180_000);
afterAll(() => nodes?.stop());

const rule = { countryCode: 'GB' as const, postCode: 'E1 6AN', boxes: [{ weight: 0.5 }] };

test('another node quotes by a version within two seconds of its publication', async () => {
  const operator = await nodes.app.as('yunling-op');
  const token = (await nodes.app.as('starfield')).token as string;
  const { result } = await operator.call(listPriceSheets, { query: { keyword: 'UK' } });
  const sheet = result.records.find(({ level }) => level === 'everyone');
  const versionsAtOther = async () => {
    const { body } = await callApi(nodes.other, tryPrices, { body: { rules: [rule] } }, { token });
    return (body.result?.[0] ?? []).map(({ versionId }) => versionId);
  };
  const before = sheet?.versions.find(({ inForce }) => inForce)?.id as string;
  await until('the first quote', async () => (await versionsAtOther()).includes(before));

  const copy = { sheetId: sheet?.id as string, copyOf: before };
  const { result: draft } = await operator.call(addVersion, { body: copy });
  await operator.call(publishVersion, { body: { id: draft.id, revision: 1 } });
  const published = Date.now();
  await until('the new version', async () => (await versionsAtOther()).includes(draft.id));
  expect(Date.now() - published).toBeLessThan(2_000);
});

test('a batch trial goes on where its killed worker stopped; each row is quoted once', async () => {
  const rows = 3_000;
  const token = (await nodes.app.as('starfield')).token as string;
  const call = <T>(asked: Promise<{ status: number; body: { result: T } }>) =>
    asked.then(({ status, body }) => (status === 200 ? body.result : Promise.reject(body)));
  const lines = Array.from({ length: rows }, (_, at) => `${at},US,10001,${(100 + at) / 1000}`);
  const file = multipart(
    't.csv',
    Buffer.from(['reference,countryCode,postCode,weight', ...lines].join('\n')),
  );
  const [first, second] = [await nodes.fleet.worker('first'), await nodes.fleet.worker('second')];
  const { id } = await call(
    callApi(nodes.other, importCalculateExcel, {} as never, { token, key: newId(), ...file }),
  );
  const statusIs = (wanted: string) =>
    until(
      wanted,
      async () => {
        const { status } = await call(
          callApi(nodes.other, getImport, { query: { id } }, { token }),
        );
        return status === wanted;
      },
      60_000,
    );
  await statusIs('ready');
  await call(callApi(nodes.other, commitImport, { body: { id } }, { token, key: newId() }));
  const quoted = () =>
    callApi(nodes.other, listTrialRows, { query: { id, pageSize: 1 } }, { token });
  await until('some rows', async () => ((await quoted()).body.result?.trial.rows ?? 0) > 0);
  first.kill();
  await statusIs('done');
  const { trial, page } = (await quoted()).body.result;
  expect([trial.rows, page.total]).toEqual([rows, rows]);
  second.kill();
});
