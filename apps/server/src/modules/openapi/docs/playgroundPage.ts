import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Language,
  type OpenCallName,
  type OpenCallSpec,
  openBasePath,
  openCalls,
} from '@alpaca/contract';
import { Html, html } from '../../../platform/http/html.ts';
import { docsPage, docsPolicy } from './docsPage.ts';
import { docsWords } from './docsWords.ts';
import { operationOf } from './operations.ts';
import { groupOf } from './referencePage.ts';
import { sampleBody } from './sampleBody.ts';

const script = readFileSync(join(import.meta.dirname, 'playground.client.js'), 'utf8');

/** Only here something runs, and it speaks to nobody but us. */
export const playgroundPolicy = `${docsPolicy}; script-src 'sha256-${hash('sha256', script, 'base64')}'; connect-src 'self'`;

const all = Object.entries(openCalls) as [OpenCallName, OpenCallSpec][];

/** What the page knows of each call, to try it with. */
export const playgroundFacts = (lang: Language) =>
  Object.fromEntries(
    all.map(([name, call]) => {
      const { parameters, requestBody } = operationOf(call);
      const schema = requestBody?.content['application/json'].schema;
      return [
        name,
        {
          method: call.method,
          path: openBasePath + call.path,
          isKeyed: call.idempotent === true,
          parameters: parameters
            .filter((each) => each.in !== 'header')
            .map(({ name, in: where, required }) => ({
              ...{ name, in: where, required },
              means: docsWords[lang].fields[name],
            })),
          ...(schema && { body: sampleBody(name, schema) }),
        },
      ];
    }),
  );

// Within a script element only its end could end it.
const embedded = (value: unknown) => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));

const choices = (lang: Language) => {
  const { groups, calls } = docsWords[lang];
  return [...Map.groupBy(all, ([, call]) => groupOf(call))].map(
    ([group, some]) =>
      html`<optgroup label="${groups[group]}">${some.map(
        ([name]) => html`<option value="${name}">${calls[name]}</option>`,
      )}</optgroup>`,
  );
};

/** Where a call is tried at once, with the reader's own key. */
export const playgroundPage = (lang: Language): string => {
  const { labels } = docsWords[lang];
  return docsPage(
    lang,
    'playground',
    html`<p>${labels.tryLead}</p>
<form id="form">
<p><label for="key">${labels.tryKey}</label><input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="alp_test_…" required></p>
<p><label for="call">${labels.tryCall}</label><select id="call">${choices(lang)}</select></p>
<div id="parts"></div>
<p><label for="path">${labels.tryPath}</label><input id="path" spellcheck="false" required></p>
<p id="freshPart"><label for="fresh">Idempotency-Key</label><span class="pair"><input id="fresh" spellcheck="false"><button type="button" id="renew">${labels.tryRenew}</button></span></p>
<p id="bodyPart"><label for="body">${labels.body}</label><textarea id="body" rows="14" spellcheck="false"></textarea></p>
<p class="check"><input type="checkbox" id="sign"><label for="sign">${labels.trySign}</label></p>
<p id="unfilled" role="alert" hidden>${labels.tryUnfilled}</p>
<p><button id="send" class="main">${labels.trySend}</button></p>
</form>
<h2>${labels.answer}</h2>
<p id="state" role="status" class="facts"></p>
<p><a id="save" download hidden>${labels.trySave}</a></p>
<pre tabindex="0"><code id="answer"></code></pre>
<h3>${labels.tryHeads}</h3>
<pre tabindex="0"><code id="heads"></code></pre>
<h2>curl</h2>
<pre tabindex="0"><code id="curl"></code></pre>
<script type="application/json" id="calls">${embedded(playgroundFacts(lang))}</script>
<script>${new Html(script)}</script>`,
  );
};
