import { type Draft, fill } from '../draft.ts';
import { gluedCompany, gluedPerson, isCompany, personScore, unTitled } from './people.ts';

/** Finds who gets it. Behind a street only the last word may be a name that doesn't look like one. */
export const takePeople = (draft: Draft, left: string[], behindStreet = false) => {
  if (draft.fields.name) return left;
  const scores = left.map((token, at) => {
    const score = personScore(token);
    return behindStreet && score < 2 && (at === 0 || at < left.length - 1) ? 0 : score;
  });
  const best = Math.max(0, ...scores);
  if (best === 0) return left;
  const at = scores.indexOf(best);
  fill(draft, 'name', unTitled(left[at] ?? ''), best < 2);
  return left.filter((_, other) => other !== at && !/^\(?(收|亲收|启)\)?$/.test(left[other] ?? ''));
};

/** A person and a company written on behind the street without a space. */
export const takeGlued = (draft: Draft, street: string) => {
  let left = street;
  const person = draft.fields.name ? -1 : gluedPerson(left);
  if (person > 0) {
    fill(draft, 'name', unTitled(left.slice(person)), true);
    left = left.slice(0, person);
  }
  const company = draft.fields.company ? -1 : gluedCompany(left);
  if (company > 0) {
    fill(draft, 'company', left.slice(company), true);
    left = left.slice(0, company);
  }
  return left;
};

/** Companies come out first: many begin with the name of a city. */
export const takeCompanies = (draft: Draft, text: string) =>
  text
    .split(/([\s,;|。]+)/)
    .map((token) => {
      if (draft.fields.company || !isCompany(token)) return token;
      fill(draft, 'company', token);
      return '\n';
    })
    .join('');
