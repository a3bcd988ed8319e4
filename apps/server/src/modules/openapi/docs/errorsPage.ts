import { type Language, refusals } from '@alpaca/contract';
import { type Html, html } from '../../../platform/http/html.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { docsWords } from './docsWords.ts';
import { allRefusals } from './operations.ts';

const blanks = /\{\{[^}]*\}\}/g;

/** Every key that a call may be refused with: what it says, and what a program does then. */
export const errorsPage = (lang: Language, guide: Html): Html => {
  const { labels } = docsWords[lang];
  const rows = allRefusals().map((key) => {
    const status = refusals[key];
    return html`<tr id="${key}"><th scope="row"><a href="#${key}"><code>${key}</code></a></th><td>${status}</td><td>${words(
      lang,
      `refusal.${key}`,
    ).replaceAll(blanks, '…')}</td><td>${labels[`then${status}`] ?? labels.then4xx}</td></tr>`;
  });
  return html`${guide}
<table><thead><tr><th scope="col">errorKey</th><th scope="col">HTTP</th><th scope="col">${labels.says}</th><th scope="col">${labels.then}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
};
