import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { calls } from './calls.ts';
import { refusals } from './refusals.ts';
import { idKinds } from './wire/fields.ts';

interface Promised {
  promised?: readonly string[];
  apart?: readonly string[];
}

// Every area writes down by hand what is promised of it. What is declared is held against that, so
// that no call is forgotten and none comes in unseen.
const areas: readonly Promised[] = await Promise.all(
  globSync(join(import.meta.dirname, '*/promised.ts')).map((path) => import(path)),
);
const promised = areas.flatMap(({ promised = [] }) => promised);
const apart = areas.flatMap(({ apart = [] }) => apart);

const built = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
const without = (list: readonly string[], other: readonly string[]) =>
  list.filter((item) => !other.includes(item));
const twice = (list: readonly string[]) => list.filter((item, at) => list.indexOf(item) !== at);

test('every promised call is built', () => {
  expect(without(promised, built)).toEqual([]);
});

test('nothing is built that was not promised', () => {
  expect(without(built, promised)).toEqual([]);
});

test('no call is promised or built twice', () => {
  expect(twice([...promised, ...apart])).toEqual([]);
  expect(twice(built)).toEqual([]);
});

// Neither plain GETs nor changes: reads that are sent by POST, and GETs whose answer must not be
// kept. Whatever else is not a plain GET leaves a line in the operation log.
const changesNothing = [
  'debugWebhook',
  'tryDataRule',
  'tryPractice',
  'transactionSummary',
  'externalQuery',
  'getOrderNeighbours',
  'getOrderStatusCount',
  'getOrderTrackDetails',
  'getStatusCount',
  'latestTracks',
  'listCodOrders',
  'listTracks',
  'listOrders',
  'listReceipts',
  'listReturns',
  'listStalled',
  'listBillLines',
  'listCarrierBills',
  'listOrderMargins',
  'listCostChanges',
  'listClaims',
  'listStatements',
  'listStrays',
  'lookAtNumber',
  'transactionList',
  'tryProduct',
  'rechargeInfo',
  'signPrint',
  'checkOnlyUser',
  'confirmOptions',
  'createFileTicket',
  'createImportTemplate',
  'createSocketTicket',
  'downloadFile',
  'exportVerifyMsg',
  'getCaptcha',
  'getCaptchaSendCount',
  'getConsigneeExcelUrl',
  'getExcelUrl',
  'getMultipleExcelUrl',
  'getSimpleExcelUrl',
  'getShipperExcelUrl',
  'listImportRows',
  'batchDownloadDesigned',
  'batchGetInvoiceLabel',
  'batchGetLabel',
  'checkPrint',
  'getLabel',
  'getLabelSetPages',
  'listPrintRecords',
  'listWithheld',
  'makeSkuStickers',
  'markActive',
  'pageJob',
  'parseAddress',
  'deliverPrint',
  'getDeliverProProduct',
  'listShipmentOrders',
  'listShipments',
  'listWaitingOrders',
  'scanWaiting',
  'passkeyOptions',
  'previewLabelDesign',
  'previewRole',
  'quoteExchange',
  'readThread',
  'tryOrder',
  'tryPrices',
  'tryVersion',
];

// Secrets of one moment, what a station calls its own scans, a header as somebody pasted it: not names of
// rows that someone owns.
const notIds = ['captchaKey', 'scanId', 'messageId'];

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The properties of a request at any depth: the name of each with its innermost schema. */
const properties = (schema: unknown, name = ''): [string, z.ZodMiniType][] => {
  if (!isSchema(schema)) return [];
  const def = schema._zod.def as unknown as {
    shape?: Record<string, unknown>;
    innerType?: unknown;
    element?: unknown;
    options?: unknown[];
    valueType?: unknown;
  };
  if (def.shape) return Object.entries(def.shape).flatMap(([key, field]) => properties(field, key));
  const inner = [def.innerType, def.element, def.valueType, ...(def.options ?? [])].filter(
    isSchema,
  );
  return inner.length > 0
    ? inner.flatMap((part) => properties(part, name))
    : [[name, schema] as [string, z.ZodMiniType]];
};

test('the calls that change nothing exist and are not logged', () => {
  expect(changesNothing.filter((name) => !calls[name] || calls[name].log)).toEqual([]);
});

describe.each(Object.entries(calls))('%s', (name, call) => {
  const plainGet = call.method === 'GET' && !call.noStore;

  test('is logged if it changes something', () => {
    expect(call.log !== undefined).toBe(!plainGet && !changesNothing.includes(name));
  });

  test('is logged if it is idempotent: only a change needs to be', () => {
    expect(call.idempotent && !call.log).toBeFalsy();
  });

  test('refuses only by known keys, each once', () => {
    expect(without(call.refuses ?? [], Object.keys(refusals))).toEqual([]);
    expect(twice(call.refuses ?? [])).toEqual([]);
  });

  test('declares the parameters of its path', () => {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
    expect(properties(call.params).map(([param]) => param)).toEqual(named);
  });

  test('says of every id whose it is, so that strangers can be tried with it', () => {
    const ids = [call.params, call.query, call.body]
      .flatMap((schema) => properties(schema))
      .filter(([key]) => /^(id|key)s?$|(Id|Key)s?$/.test(key));
    expect(
      ids.filter(([key, schema]) => !notIds.includes(key) && !idKinds.has(schema)).map(([k]) => k),
    ).toEqual([]);
  });
});
