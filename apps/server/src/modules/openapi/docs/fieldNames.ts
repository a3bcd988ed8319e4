import type { JsonSchema } from '@alpaca/contract';
import { allOperations, schemas } from './operations.ts';

const within = (schema: JsonSchema): string[] => {
  if (schema.$ref) return within(schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});
  const ways = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => [name, ...within(each)]),
    ...ways.flatMap(within),
    ...(schema.items ? within(schema.items) : []),
  ];
};

/** Every field and parameter that the description tells of, some of them often. */
export const fieldNames = (): string[] =>
  allOperations().flatMap(({ parameters, requestBody, responses }) => [
    ...parameters.flatMap(({ name, schema }) => [name, ...within(schema)]),
    ...(requestBody ? within(requestBody.content['application/json'].schema) : []),
    ...Object.values(responses).flatMap(({ content }) =>
      Object.values(content).flatMap(({ schema }) => (schema ? within(schema) : [])),
    ),
  ]);
