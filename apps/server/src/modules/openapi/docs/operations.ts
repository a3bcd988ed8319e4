import {
  type JsonSchema,
  type OpenCallSpec,
  openBasePath,
  openDescription,
  type RefusalKey,
} from '@alpaca/contract';

interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<
    string,
    { description: string; content: Record<string, { schema?: JsonSchema }> }
  >;
}

export type { Operation };

const document = openDescription() as unknown as {
  components: { schemas: Record<string, JsonSchema> };
  paths: Record<string, Record<string, Operation>>;
};

export const { schemas } = document.components;

export const operationOf = ({ path, method }: OpenCallSpec) =>
  document.paths[openBasePath + path]?.[method.toLowerCase()] as Operation;

const isGood = (status: string) => status < '300';

export const goodAnswer = ({ responses }: Operation) =>
  Object.entries(responses).find(([status]) => isGood(status));

/** What a call may be refused for, as the description has it. */
export const refusalsOf = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => !isGood(status))
    .flatMap(([, { description }]) => description.split(', ') as RefusalKey[]);

export const allOperations = (): Operation[] =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods));

export const allRefusals = () => [...new Set(allOperations().flatMap(refusalsOf))].sort();
