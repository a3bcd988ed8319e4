import type { Json, JsonSchema } from '../../openapi.ts';

/** Whether a program sends it or reads it: what is narrower breaks the one, what is wider the other. */
type Side = 'sent' | 'read';

interface Document {
  components?: { schemas?: Record<string, JsonSchema> };
}

interface Operation {
  parameters?: readonly { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

type Compare = (before: JsonSchema, after: JsonSchema, place: string) => string[];

const valuesOf = ({ enum: values, const: one }: JsonSchema) =>
  values ?? (one === undefined ? undefined : [one]);

const missingIn = (some: readonly unknown[] = [], others: readonly unknown[] = []) =>
  some.filter((each) => !others.includes(each));

const values = (side: Side, before: JsonSchema, after: JsonSchema, place: string): string[] => {
  const [former, latter] = [valuesOf(before), valuesOf(after)];
  if (side === 'read') return former && !latter ? [`${place} may be anything now`] : [];
  if (!latter) return [];
  if (!former) return [`${place} takes only some values now`];
  return missingIn(former, latter).map((value) => `${place} no longer takes ${value}`);
};

const bounds = ['maxLength', 'maximum', 'maxItems'] as const;
const limits = (before: JsonSchema, after: JsonSchema, place: string): string[] => [
  ...bounds
    .filter((bound) => (after[bound] ?? Infinity) < (before[bound] ?? Infinity))
    .map((bound) => `${place} has a lower ${bound}`),
  ...(after.pattern !== undefined && after.pattern !== before.pattern
    ? [`${place} has another pattern`]
    : []),
];

const fields = (
  side: Side,
  before: JsonSchema,
  after: JsonSchema,
  place: string,
  compare: Compare,
) => {
  const [former, latter] = [before.properties ?? {}, after.properties ?? {}];
  const gone = missingIn(Object.keys(former), Object.keys(latter));
  const required = side === 'sent' ? [after, before] : [before, after];
  const moved = missingIn(required[0]?.required, required[1]?.required).filter(
    (name) => side === 'sent' || !gone.includes(name),
  );
  return [
    ...gone.map((name) => `${place}.${name} is gone`),
    ...moved.map((name) =>
      side === 'sent' ? `${place}.${name} is required now` : `${place}.${name} may be missing now`,
    ),
    ...Object.entries(former).flatMap(([name, field]) =>
      latter[name] ? compare(field, latter[name], `${place}.${name}`) : [],
    ),
  ];
};

const waysOf = (schema: JsonSchema) => schema.anyOf ?? schema.oneOf;

/** Ways go by their places: a new one comes last. */
const ways = (
  side: Side,
  before: JsonSchema,
  after: JsonSchema,
  place: string,
  compare: Compare,
) => {
  const [former, latter] = [waysOf(before) ?? [before], waysOf(after) ?? [after]];
  const more = latter.length - former.length;
  if (side === 'sent' && more < 0) return [`${place} takes less now`];
  if (side === 'read' && more > 0) return [`${place} may be something else now`];
  return former.flatMap((way, at) => (latter[at] ? compare(way, latter[at], place) : []));
};

const typesOf = ({ type = [] }: JsonSchema) => [type].flat();
/** What is sent may be of more types than it was, what is read of fewer. */
const hasTypes = (side: Side, before: JsonSchema, after: JsonSchema): boolean => {
  const [less, more] = side === 'sent' ? [before, after] : [after, before];
  const types = typesOf(less);
  return (
    missingIn(types, typesOf(more)).length === 0 &&
    (types.length === 0) === (typesOf(more).length === 0)
  );
};

const comparer = (side: Side, before: Document, after: Document): Compare => {
  const resolved = ({ components }: Document, schema: JsonSchema): JsonSchema =>
    schema.$ref
      ? (components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')] ?? {})
      : schema;
  const compare: Compare = (one, other, place) => {
    const [former, latter] = [resolved(before, one), resolved(after, other)];
    if (waysOf(former) || waysOf(latter)) return ways(side, former, latter, place, compare);
    if (!hasTypes(side, former, latter)) return [`${place} is of another type`];
    return [
      ...values(side, former, latter, place),
      ...(side === 'sent' ? limits(former, latter, place) : []),
      ...fields(side, former, latter, place, compare),
      ...(former.items && latter.items ? compare(former.items, latter.items, `${place}[]`) : []),
    ];
  };
  return compare;
};

const jsonOf = (content?: Record<string, { schema?: JsonSchema }>) =>
  content?.['application/json']?.schema;

const asFields = ({ parameters = [] }: Operation): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

const operations = (document: Json) =>
  Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
  );

/** What programs that were written by one description can no longer rely on by another. */
export const breakingChanges = (before: Json, after: Json): string[] => {
  const now = new Map(operations(after));
  const sent = comparer('sent', before, after);
  const read = comparer('read', before, after);
  return operations(before).flatMap(([name, former]) => {
    const latter = now.get(name);
    if (!latter) return [`${name} is gone`];
    const bodies = [jsonOf(former.requestBody?.content), jsonOf(latter.requestBody?.content)];
    const statuses = missingIn(
      Object.keys(former.responses).filter((status) => status.startsWith('2')),
      Object.keys(latter.responses),
    );
    return [
      ...sent(asFields(former), asFields(latter), name),
      ...(!bodies[0] && bodies[1] ? [`${name} wants a body now`] : []),
      ...(bodies[0] && bodies[1] ? sent(bodies[0], bodies[1], `${name} body`) : []),
      ...statuses.map((status) => `${name} no longer answers ${status}`),
      ...Object.entries(former.responses).flatMap(([status, { content }]) => {
        const [one, other] = [jsonOf(content), jsonOf(latter.responses[status]?.content)];
        return one && other ? read(one, other, `${name} ${status}`) : [];
      }),
    ];
  });
};
