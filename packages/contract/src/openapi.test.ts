import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { openApi } from './openapi.ts';
import { refusals } from './refusals.ts';
import { constants } from './wire/constants.ts';

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: Json }> }>;
}

const document = openApi(calls, 'Alpaca') as {
  openapi: string;
  info: Json;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Json };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const nodes = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null
    ? [value as Json, ...Object.values(value).flatMap(nodes)]
    : [];
const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Json | undefined)?.[key], document);

test('it is a document of OpenAPI 3.1', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toEqual({ title: 'Alpaca', version: '1' });
  expect(document.components.securitySchemes).toEqual({
    token: { type: 'apiKey', in: 'header', name: 'x-access-token' },
  });
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('every call stands in it once, and nothing else', () => {
  const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  const declared = Object.values(calls).map(
    ({ method, path }) => `${method} ${constants.basePath}${path}`,
  );
  expect(described.sort()).toEqual(declared.sort());
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names.sort()).toEqual(Object.keys(calls).sort());
});

test('every reference leads somewhere in the document', () => {
  const references = nodes(document).flatMap((node) =>
    typeof node.$ref === 'string' ? [node.$ref] : [],
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    expect(reference).toMatch(/^#\/components\/schemas\/[A-Za-z0-9._-]+$/);
    expect(at(reference), reference).toBeTypeOf('object');
  }
  expect(nodes(document.paths).filter((node) => '$defs' in node || '$schema' in node)).toEqual([]);
});

test('every schema is one of JSON Schema’s, with known types', () => {
  const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
  const typed = nodes(document).filter((node) => typeof node.type === 'string' && !('in' in node));
  expect(typed.filter((node) => !types.includes(node.type as string))).toEqual([]);
});

describe.each(operations)('$method $path', ({ path, operation }) => {
  const call = calls[operation.operationId] ?? expect.fail();

  test('asks for a token unless it is open', () => {
    expect(operation.security).toEqual(call.access === 'open' ? [] : [{ token: [] }]);
  });

  test('describes the parameters of its path and no others', () => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(described.map((parameter) => parameter.name)).toEqual(named);
    expect(described.every((parameter) => parameter.required)).toBe(true);
    const all = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(all).size).toBe(all.length);
  });

  test('asks for a key where it is idempotent', () => {
    const key = operation.parameters.find((parameter) => parameter.in === 'header');
    expect(key?.name).toBe(call.idempotent && 'idempotency-key');
    if (key)
      expect(key).toMatchObject({ required: true, schema: { minLength: 8, maxLength: 100 } });
  });

  test('takes a body where the call does', () => {
    const type = call.body === 'multipart' ? 'multipart/form-data' : 'application/json';
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(call.body ? [type] : []);
  });

  test('answers with an envelope or a file, and says how it may refuse', () => {
    const { 200: success, ...refused } = operation.responses;
    const json = success?.content?.['application/json']?.schema;
    if (call.result === 'file') expect(json).toBeUndefined();
    else expect(json).toMatchObject({ type: 'object', properties: { result: expect.anything() } });
    const statuses = new Set((call.refuses ?? []).map((key) => String(refusals[key])));
    expect(new Set(Object.keys(refused))).toEqual(statuses);
    for (const reply of Object.values(operation.responses)) expect(reply.description).not.toBe('');
  });
});
