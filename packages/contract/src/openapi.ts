import * as z from 'zod/mini';
import type { CallSpec } from './call.ts';
import { constants, headers } from './constants.ts';
import { refusals } from './refusals.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const parameters = (where: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
};

const envelope = (result: Json): Json => ({
  type: 'object',
  required: ['success', 'code', 'message', 'result', 'timestamp'],
  properties: {
    success: { type: 'boolean' },
    code: { enum: [0, 1, 2] },
    message: { type: 'string' },
    result,
    timestamp: { type: 'integer' },
    errorKey: { type: 'string' },
  },
});

const requestBody = (body: CallSpec['body']): Json => {
  if (!body) return {};
  const content =
    body === 'multipart'
      ? {
          'multipart/form-data': {
            schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
          },
        }
      : { 'application/json': { schema: jsonSchema(body, 'input') } };
  return { requestBody: { required: true, content } };
};

const success = (result: CallSpec['result']): Json =>
  result === 'file'
    ? { description: 'The file', content: { 'application/octet-stream': {} } }
    : {
        description: 'Success',
        content: { 'application/json': { schema: envelope(jsonSchema(result, 'output')) } },
      };

const operation = (name: string, call: CallSpec): Json => {
  const refusedBy = new Map<number, string[]>();
  for (const key of call.refuses ?? []) {
    refusedBy.set(refusals[key], [...(refusedBy.get(refusals[key]) ?? []), key]);
  }
  const idempotency = {
    name: headers.idempotencyKey,
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 8, maxLength: 100 },
  };
  return {
    operationId: name,
    'x-access': call.access,
    security: call.access === 'open' ? [] : [{ token: [] }],
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.idempotent ? [idempotency] : []),
    ],
    ...requestBody(call.body),
    responses: {
      200: success(call.result),
      ...Object.fromEntries(
        [...refusedBy].map(([status, keys]) => [status, { description: keys.join(', ') }]),
      ),
    },
  };
};

/** OpenAPI 3.1 of a table of calls. */
export const openApi = (calls: Readonly<Record<string, CallSpec>>, title: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = constants.basePath + call.path;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: headers.token } },
    },
    paths,
  };
};
