import { execFileSync } from 'node:child_process';
import {
  addTaxNumber,
  batchGetInvoiceLabel,
  batchGetLabel,
  checkPrint,
  getLabel,
  makeSkuStickers,
  previewLabelDesign,
} from '@alpaca/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { pagesOf } from '../../../carriers/readTestLabel.ts';
import { testApp } from '../../../testing/app.ts';
import { openLabelsDesk } from '../labelsTestKit.ts';

const { app, kit, merchant } = await openLabelsDesk(await testApp());
afterAll(() => app.stop());

const papers = async (body: { ids: string[] } & Record<string, unknown>) => {
  const reply = await merchant.call(batchGetLabel, { body });
  expect(reply.status).toBe(200);
  return pagesOf(reply.raw.rawPayload);
};

describe('one order’s label', () => {
  test('is drawn where the line is ours, a page for each box', async () => {
    const { id, no, number } = await kit.order('drawn', { boxes: 3 });
    const reply = await merchant.call(getLabel, { query: { id } });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toContain(no);
    const pages = pagesOf(reply.raw.rawPayload);
    expect(pages).toHaveLength(3);
    expect(pages[1]).toContain(`${number}-2`);
  });

  test('is the carrier’s file where there is one', async () => {
    const { id, no } = await kit.order('sent', { boxes: 2 });
    const reply = await merchant.call(getLabel, { query: { id } });
    expect(pagesOf(reply.raw.rawPayload).map((page) => page.trim())).toEqual([
      `${no} page 1`,
      `${no} page 2`,
    ]);
  });

  test.each(['drawn', 'sent'] as const)('of one box: %s', async (kind) => {
    const { id, no, number } = await kit.order(kind, { boxes: 3 });
    const reply = await merchant.call(getLabel, { query: { id, box: 2 } });
    const [page, ...more] = pagesOf(reply.raw.rawPayload);
    expect(more).toEqual([]);
    expect(page).toContain(kind === 'drawn' ? `${number}-2` : `${no} page 2`);
    expect((await merchant.call(getLabel, { query: { id, box: 4 } })).status).toBe(404);
  });
});

describe('papers of many', () => {
  test('come in the order of the ids, drawn and sent among each other', async () => {
    const orders = [
      await kit.order('drawn'),
      await kit.order('sent', { boxes: 2 }),
      await kit.order('drawn', { boxes: 2 }),
      await kit.order('sent'),
    ];
    const pages = await papers({ ids: orders.map(({ id }) => id) });
    const whose = pages.map((page) => orders.findIndex(({ no }) => page.includes(no)));
    expect(whose).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('come by the line’s print set: documents, copies, kind of printer', async () => {
    const set = [
      { document: 'label', copies: 2, printer: 'label' },
      { document: 'invoice', copies: 3, printer: 'a4' },
    ];
    await kit.setPrintSet(kit.products.drawn, set);
    const { id } = await kit.order('drawn');
    const usual = [{ document: 'label', copies: 1, printer: 'label' }];
    expect(await papers({ ids: [id] })).toHaveLength(5);
    expect(await papers({ ids: [id], printer: 'label' })).toHaveLength(2);
    expect(await papers({ ids: [id], documents: ['invoice'] })).toHaveLength(3);
    await kit.setPrintSet(kit.products.drawn, usual);
    expect(await papers({ ids: [id], documents: ['invoice'] })).toHaveLength(1);
  });

  test('are refused where one can’t be printed, and the check says which and why', async () => {
    const ready = await kit.order('drawn', { boxes: 2 });
    const pending = await kit.order('sent', { label: 'pending' });
    const ids = [ready.id, pending.id];
    const refused = await merchant.call(batchGetLabel, { body: { ids } });
    expect(refused.body).toMatchObject({
      errorKey: 'label.cannotPrint',
      message: expect.stringContaining(pending.no),
    });
    const { result } = await merchant.call(checkPrint, { body: { ids } });
    expect(result).toMatchObject([
      { id: ready.id, obstacle: null, items: [{ document: 'label', pages: 2, copies: 1 }] },
      { id: pending.id, obstacle: 'pending', items: [], printCount: 0, lastPrint: null },
    ]);
  });

  test('a label that lies nowhere is missing, not a blank page', async () => {
    const { id } = await kit.order('sent', { label: 'pending' });
    const { asOwner } = await import('../../../testing/owner.ts');
    await asOwner(app.database, "update orders set label = 'ready' where id = $1", [id]);
    const { result } = await merchant.call(checkPrint, { body: { ids: [id] } });
    expect(result[0]?.obstacle).toBe('missing');
  });

  test('invoices of several orders are one file', async () => {
    const orders = [await kit.order('drawn'), await kit.order('sent')];
    const ids = orders.map(({ id }) => id).join(',');
    const reply = await merchant.call(batchGetInvoiceLabel, { query: { ids } });
    const pages = pagesOf(reply.raw.rawPayload);
    expect(pages).toHaveLength(2);
    for (const [at, { no }] of orders.entries()) expect(pages[at]).toContain(no);
  });

  test('name what the goods are declared under, as the order chose it', async () => {
    const number = { name: 'Platform', taxType: 'IOSS' as const, taxNo: 'IM2760000742' };
    const { id: taxNumberId } = (await merchant.call(addTaxNumber, { body: number })).result;
    const { id } = await kit.order('drawn', { more: { taxNumberId } });
    const other = await kit.order('drawn');
    const ids = [id, other.id];
    for (const documents of [['invoice'], ['label']]) {
      const [named, unnamed] = await papers({ ids, documents });
      expect(named).toContain('IOSS IM2760000742');
      expect(unnamed).not.toContain('IOSS');
    }
  });

  test('nothing that is a stranger’s', async () => {
    const { id } = await kit.order('drawn');
    const stranger = await app.as('kapok');
    expect((await stranger.call(getLabel, { query: { id } })).status).toBe(404);
    expect((await stranger.call(batchGetLabel, { body: { ids: [id] } })).status).toBe(404);
    const operator = await app.as('yunling-op');
    expect((await operator.call(getLabel, { query: { id } })).status).toBe(200);
  });
});

test('a design is seen before it is saved', async () => {
  const operator = await app.as('yunling-op');
  const body = {
    nameZh: '小标',
    nameEn: 'Small',
    size: '60x40' as const,
    fields: [],
    marks: [],
    logo: false,
  };
  const reply = await operator.call(previewLabelDesign, { body });
  const facts = execFileSync('pdfinfo', ['-'], { input: reply.raw.rawPayload }).toString();
  expect(facts).toMatch(/Page size:\s+170\.0\d* x 113\.3/);
});

test('stickers of a SKU that is not there are refused', async () => {
  const body = { size: '60x40' as const, skus: [{ id: crypto.randomUUID(), count: 2 }] };
  expect((await merchant.call(makeSkuStickers, { body })).status).toBe(404);
});
