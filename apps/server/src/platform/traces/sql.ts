import { SpanKind } from '@opentelemetry/api';
import { inSpan, isTraced } from './traces.ts';

const verb = /^(?:\s|\/\*.*?\*\/)*([a-z]+)/i;
const literals = /'(?:[^']|'')*'/g;
// Names that the query builder writes are quoted, values never by these.
const quoted = /\b(?:from|into|update)\s+"(\w+)"/i;
// Without its schema. What is read from with a parenthesis behind it is a function.
const written = /^\s*(?:insert\s+into|update)\s+(?:only\s+)?(?:[a-z_]\w*\.)?([a-z_]\w*)/i;
const read = /\bfrom\s+(?:only\s+)?(?:[a-z_]\w*\.)?([a-z_]\w*)\b(?!\s*\(|\.)/i;

/** What a statement does and to which table. Its text stays here: a value may be written out in it. */
export const statementName = (text: string) => {
  const bare = text.replace(literals, '');
  const operation = (verb.exec(bare)?.[1] ?? 'sql').toUpperCase();
  const table = (quoted.exec(bare) ?? written.exec(bare) ?? read.exec(bare))?.[1];
  return { operation, ...(table !== undefined && { table }) };
};

/** A statement as a span: from when it is asked for until its answer is there. */
export const tracedSql = <T>(text: string, run: () => Promise<T>): Promise<T> => {
  if (!isTraced()) return run();
  const { operation, table } = statementName(text);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
  };
  const name = table === undefined ? operation : `${operation} ${table}`;
  return inSpan(name, { kind: SpanKind.CLIENT, attributes }, run);
};
