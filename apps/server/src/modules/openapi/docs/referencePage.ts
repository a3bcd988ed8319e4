import {
  type ApiScope,
  type Language,
  type OpenCallSpec,
  openBasePath,
  openCalls,
  openRates,
} from '@alpaca/contract';
import { type Html, html } from '../../../platform/http/html.ts';
import { pagePath } from './docsPage.ts';
import { docsWords } from './docsWords.ts';
import { goodAnswer, type Operation, operationOf, refusalsOf, schemas } from './operations.ts';
import { schemaTree } from './schemaTree.ts';

/** What a call is about: the first word of its path. */
export const groupOf = ({ path }: OpenCallSpec) => path.split('/')[1] as string;

const parameters = (lang: Language, { parameters: all }: Operation): Html | false => {
  const properties = Object.fromEntries(all.map(({ name, schema }) => [name, schema]));
  const required = all.filter((each) => each.required).map(({ name }) => name);
  return (
    all.length > 0 &&
    html`<h4>${docsWords[lang].labels.parameters}</h4>${schemaTree(lang, schemas, { type: 'object', properties, required })}`
  );
};

const body = (lang: Language, { requestBody }: Operation): Html | false =>
  requestBody !== undefined &&
  html`<h4>${docsWords[lang].labels.body}</h4>${schemaTree(lang, schemas, requestBody.content['application/json'].schema)}`;

const answer = (lang: Language, operation: Operation): Html => {
  const { labels } = docsWords[lang];
  const [status = '', good] = goodAnswer(operation) ?? [];
  const schema = good?.content['application/json']?.schema;
  return html`<h4>${labels.answer} <code>${status}</code></h4>${
    schema ? schemaTree(lang, schemas, schema) : html`<p>${labels.file}</p>`
  }`;
};

const refusals = (lang: Language, operation: Operation): Html =>
  html`<details class="refusals"><summary>${docsWords[lang].labels.refusals}</summary><ul>${refusalsOf(
    operation,
  ).map(
    (key) => html`<li><a href="${pagePath(lang, 'errors')}#${key}"><code>${key}</code></a></li>`,
  )}</ul></details>`;

const callView = (lang: Language, name: string, call: OpenCallSpec): Html => {
  const { calls, labels } = docsWords[lang];
  const operation = operationOf(call);
  return html`<section id="${name}">
<h3><a href="#${name}">${calls[name]}</a></h3>
<p class="line"><b>${call.method}</b> <code>${openBasePath}${call.path}</code></p>
<p class="facts">${labels.scope} <code>${call.scope satisfies ApiScope}</code> · ${labels.rate} ${openRates[call.rate]}${
    call.idempotent && html` · <code>Idempotency-Key</code>`
  }${call.sandbox && html` · ${labels.testKey}`}</p>
${parameters(lang, operation)}
${body(lang, operation)}
${answer(lang, operation)}
${refusals(lang, operation)}
</section>
`;
};

/** Every call, by what it is about. */
export const referencePage = (lang: Language): Html => {
  const { groups, calls } = docsWords[lang];
  const all = Object.entries<OpenCallSpec>(openCalls);
  const byGroup = [...Map.groupBy(all, ([, call]) => groupOf(call))];
  return html`<ul class="contents">${byGroup.map(
    ([group, some]) =>
      html`<li><a href="#${group}">${groups[group]}</a><ul>${some.map(
        ([name]) => html`<li><a href="#${name}">${calls[name]}</a></li>`,
      )}</ul></li>`,
  )}</ul>
${byGroup.map(
  ([group, some]) => html`<h2 id="${group}">${groups[group]}</h2>
${some.map(([name, call]) => callView(lang, name, call))}`,
)}`;
};
