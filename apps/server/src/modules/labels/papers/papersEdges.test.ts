import { execFileSync } from 'node:child_process';
import {
  addLabelDesign,
  addOrderFile,
  batchDownloadDesigned,
  batchGetInvoiceLabel,
  batchGetLabel,
  checkPrint,
  chooseLabelDesign,
  getLabel,
  type LabelSize,
  uploadFile,
} from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pagesOf } from '../../../carriers/readTestLabel.ts';
import { testApp } from '../../../testing/app.ts';
import { multipart } from '../../../testing/multipart.ts';
import { onePagePdf } from '../../../testing/pdf.ts';
import { designForm } from '../designs/designsTestForms.ts';
import { type LabelsDesk, openLabelsDesk } from '../labelsTestKit.ts';

let desk: LabelsDesk;
beforeAll(async () => {
  desk = await openLabelsDesk(await testApp());
});
afterAll(() => desk.app.stop());

const sizeOf = (pdf: Buffer) =>
  /Page size:\s+(.*) pts/.exec(execFileSync('pdfinfo', ['-'], { input: pdf }).toString())?.[1];

const printed = async (ids: string[], more: object = {}) => {
  const reply = await desk.merchant.call(batchGetLabel, { body: { ids, ...more } });
  return pagesOf(reply.raw.rawPayload);
};

const usual = { document: 'label', copies: 1, printer: 'label' };

describe('copies', () => {
  const labels = (copies: number) => [{ ...usual, copies }];
  afterEach(async () => {
    for (const id of Object.values(desk.kit.products)) await desk.kit.setPrintSet(id, [usual]);
  });

  test('come of what we draw and of what carriers sent, each order’s after the last one’s', async () => {
    await desk.kit.setPrintSet(desk.kit.products.drawn, labels(2));
    await desk.kit.setPrintSet(desk.kit.products.sent, labels(3));
    const orders = [
      await desk.kit.order('drawn', { boxes: 2 }),
      await desk.kit.order('sent'),
      await desk.kit.order('drawn'),
    ];
    const pages = await printed(orders.map(({ id }) => id));
    const whose = pages.map((page) => orders.findIndex(({ no }) => page.includes(no)));
    expect(whose).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2]);
    // A copy is of the whole: box 1 and 2, and once more.
    const [first] = orders;
    const boxes = pages.slice(0, 4).map((page) => (page.includes(`${first?.number}-2`) ? 2 : 1));
    expect(boxes).toEqual([1, 2, 1, 2]);
  });

  test('are not in a label or an invoice that somebody looks at', async () => {
    const set = [...labels(4), { document: 'invoice', copies: 3, printer: 'a4' }];
    await desk.kit.setPrintSet(desk.kit.products.drawn, set);
    const { id } = await desk.kit.order('drawn');
    const label = await desk.merchant.call(getLabel, { query: { id } });
    expect(pagesOf(label.raw.rawPayload)).toHaveLength(1);
    const invoice = await desk.merchant.call(batchGetInvoiceLabel, { query: { ids: id as never } });
    expect(pagesOf(invoice.raw.rawPayload)).toHaveLength(1);
  });

  test('are no reason to print an order that is named twice any oftener', async () => {
    const { id } = await desk.kit.order('drawn');
    expect(await printed([id, id])).toHaveLength(1);
    const { result } = await desk.merchant.call(checkPrint, { body: { ids: [id, id] } });
    expect(result).toHaveLength(1);
  });
});

test('boxes that share a page of their carrier’s have it all', async () => {
  const { id, no } = await desk.kit.order('sent', { boxes: 4, label: 'pending' });
  await desk.kit.bringLabel(id, no, 2);
  for (const [box, page] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ] as const) {
    const reply = await desk.merchant.call(getLabel, { query: { id, box } });
    expect(pagesOf(reply.raw.rawPayload).map((text) => text.trim())).toEqual([
      `${no} page ${page}`,
    ]);
  }
});

describe('a design', () => {
  const added = async (size: LabelSize) =>
    (await desk.operator.call(addLabelDesign, { body: { ...designForm(), size } })).result.id;
  const choose = (designId: string | null) =>
    desk.merchant.call(chooseLabelDesign, { body: { designId } });
  afterEach(() => choose(null));

  test('is what the merchant’s own labels are drawn by, and leaves carriers’ as they are', async () => {
    const orders = [await desk.kit.order('drawn'), await desk.kit.order('sent')] as const;
    const sizes = () =>
      Promise.all(
        orders.map(async ({ id }) =>
          sizeOf((await desk.merchant.call(getLabel, { query: { id } })).raw.rawPayload),
        ),
      );
    const [own, sent] = await sizes();
    await choose(await added('60x40'));
    const [small, same] = await sizes();
    expect(small).toMatch(/^170\.0\d* x 113\.3/);
    expect([own, same]).toEqual([expect.stringMatching(/^283\.4/), sent]);
  });

  test('of four to a sheet goes to the printer that has sheets', async () => {
    const { id } = await desk.kit.order('drawn', { boxes: 5 });
    await choose(await added('a4x4'));
    const { result } = await desk.merchant.call(checkPrint, { body: { ids: [id] } });
    expect(result[0]?.items).toEqual([{ document: 'label', printer: 'a4', copies: 1, pages: 2 }]);
    expect(await printed([id], { printer: 'a4' })).toHaveLength(2);
  });

  test('is asked for by name of own lines alone', async () => {
    const [own, sent] = [await desk.kit.order('drawn', { boxes: 2 }), await desk.kit.order('sent')];
    const designId = await added('100x100');
    const asked = (ids: string[]) =>
      desk.merchant.call(batchDownloadDesigned, { body: { ids, designId } });
    const { raw } = await asked([own.id]);
    expect(sizeOf(raw.rawPayload)).toMatch(/^283\.4\d* x 283\.4/);
    expect(pagesOf(raw.rawPayload)).toHaveLength(2);
    const refused = await asked([own.id, sent.id]);
    expect([refused.status, refused.body.errorKey]).toEqual([409, 'label.notOwnLine']);
    expect(refused.body.message).toContain(sent.no);
  });
});

test('own files are printed where each of them belongs', async () => {
  const { id } = await desk.kit.order('drawn');
  for (const printer of ['label', 'a4'] as const) {
    const pdf = multipart('own.pdf', onePagePdf);
    const { result } = await desk.merchant.call(
      uploadFile,
      { query: { purpose: 'orderFile' } },
      pdf,
    );
    const file = { kind: 'other', box: null, printer, fileKey: result.key } as const;
    await desk.merchant.call(addOrderFile, { body: { orderId: id, ...file } });
  }
  const documents = ['ownFiles' as const];
  const { result } = await desk.merchant.call(checkPrint, { body: { ids: [id], documents } });
  expect(result[0]?.items.map(({ printer }) => printer)).toEqual(['label', 'a4']);
  expect(await printed([id], { documents, printer: 'label' })).toHaveLength(1);
});
