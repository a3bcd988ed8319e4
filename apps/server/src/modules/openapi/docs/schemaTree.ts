import type { JsonSchema, Language } from '@alpaca/contract';
import { type Html, html } from '../../../platform/http/html.ts';
import { docsWords } from './docsWords.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

const resolved = (schema: JsonSchema, schemas: Schemas): JsonSchema =>
  schema.$ref ? (schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}) : schema;

const isNull = ({ type }: JsonSchema) => type === 'null';

/** The schema itself, where it is only said that it may be null. */
const unwrapped = (schema: JsonSchema, schemas: Schemas): JsonSchema => {
  const whole = resolved(schema, schemas);
  const ways = (whole.anyOf ?? whole.oneOf ?? []).filter((way) => !isNull(way));
  return ways.length === 1 && ways[0] ? unwrapped(ways[0], schemas) : whole;
};

const mayBeNull = (schema: JsonSchema) =>
  [schema.type].flat().includes('null') || (schema.anyOf ?? []).some(isNull);

const limits = ({ minimum, maximum, maxLength }: JsonSchema) =>
  [
    minimum !== undefined && Math.abs(minimum) < 1e9 && `≥ ${minimum}`,
    maximum !== undefined && Math.abs(maximum) < 1e9 && `≤ ${maximum}`,
    maxLength !== undefined && `≤ ${maxLength}`,
  ]
    .filter(Boolean)
    .join(', ');

const typeText = (schema: JsonSchema, schemas: Schemas): string => {
  const whole = unwrapped(schema, schemas);
  if (whole.enum) return whole.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (whole.const !== undefined) return JSON.stringify(whole.const);
  if (whole.type === 'array') return `${typeText(whole.items ?? {}, schemas)}[]`;
  const [type = 'object'] = [whole.type].flat().filter((one) => one !== 'null');
  const more = [whole.format, limits(whole)].filter(Boolean).join(', ');
  return more ? `${type} (${more})` : String(type);
};

const partsOf = (schema: JsonSchema, schemas: Schemas): JsonSchema[] => {
  const whole = unwrapped(schema, schemas);
  if (whole.type === 'array') return partsOf(whole.items ?? {}, schemas);
  const ways = whole.anyOf ?? whole.oneOf;
  return ways ? ways.flatMap((way) => partsOf(way, schemas)) : whole.properties ? [whole] : [];
};

const field = (
  lang: Language,
  schemas: Schemas,
  name: string,
  schema: JsonSchema,
  isAsked: boolean,
): Html => {
  const { fields, labels } = docsWords[lang];
  const inner = partsOf(schema, schemas);
  const head = html`<code>${name}</code> <span class="type">${typeText(schema, schemas)}</span>${
    isAsked && html` <span class="asked">${labels.required}</span>`
  }${mayBeNull(schema) && html` <span class="type">${labels.orNull}</span>`}${
    fields[name] && html`<span class="means">${fields[name]}</span>`
  }`;
  return inner.length > 0
    ? html`<li><details><summary>${head}</summary>${inner.map((part) => schemaTree(lang, schemas, part))}</details></li>`
    : html`<li>${head}</li>`;
};

/** The fields of what is sent or answered, and what each of them has within. */
export const schemaTree = (lang: Language, schemas: Schemas, schema: JsonSchema): Html => {
  const parts = partsOf(schema, schemas);
  return html`${parts.map(
    (part) =>
      html`<ul class="fields">${Object.entries(part.properties ?? {}).map(([name, each]) =>
        field(lang, schemas, name, each, (part.required ?? []).includes(name)),
      )}</ul>`,
  )}`;
};
