import { headers, openBasePath, openCalls } from '@alpaca/contract';
import openapiTS, { astToString } from 'openapi-typescript';

type Named = { name: string; required?: boolean };
type Operation = { parameters?: Named[] };
type Document = { paths: Record<string, Record<string, Operation>> };

/** The SDK sets the key of a call that is done once by itself, so nobody has to say it. */
const keysMaybe = (description: string): Document => {
  const document = JSON.parse(description) as Document;
  for (const operation of Object.values(document.paths).flatMap(Object.values<Operation>)) {
    for (const each of operation.parameters ?? []) {
      if (each.name === headers.idempotencyKey) each.required = false;
    }
  }
  return document;
};

/** Calls that want such a key, as the SDK knows them when it sends. */
const keyed = () =>
  Object.values(openCalls)
    .filter((call) => 'idempotent' in call)
    .map(({ method, path }) => `${method} ${openBasePath}${path}`);

/** What the SDK knows of the Open API: its types, and which calls are done once. */
export const sdkTypes = async (description: string): Promise<string> => {
  const types = astToString(await openapiTS(keysMaybe(description) as never));
  const list = JSON.stringify(keyed(), null, 2);
  return `// Made by \`npm run gen\` of the Open API's description.\n\n${types}\nexport const keyed: readonly string[] = ${list};\n`;
};
