import type { Mutant } from './mutants.ts';

const modules = 'apps/server/src/modules';
const rules = `${modules}/dataRules`;
const service = `${modules}/service`;

/** Of whom staff may see and who answers whom: each shows too much, or lets a question be lost. */
export const ruleMutants: readonly Mutant[] = [
  {
    name: 'ninth-rule-of-a-role',
    file: `${rules}/dataRules.service.ts`,
    breaks: 'held.filter((rule) => rule.roleId === roleId).length >= rulesPerRole;',
    into: 'held.filter((rule) => rule.roleId === roleId).length > rulesPerRole;',
    tests: [`${rules}/dataRules.test.ts`],
  },
  {
    name: 'rule-tried-beyond-ones-own',
    file: `${rules}/tryRule.service.ts`,
    breaks: 'return compileRules([...others, ...rules], userId);',
    into: 'return compileRules(others.length > 99 ? others : rules, userId);',
    tests: [`${rules}/dataRules.test.ts`],
  },
  {
    name: 'rules-of-merchants-forgotten-with-orders',
    file: `${rules}/seenRows.service.ts`,
    breaks: "subject === 'orders' || rule.subject === subject",
    into: 'rule.subject === subject',
    tests: [`${rules}/seenRows.test.ts`],
  },
  {
    name: 'talk-settled-over-a-question',
    file: `${service}/talks.service.ts`,
    breaks: "if (talk.revision !== revision) refuse('service.moved');",
    into: '',
    tests: [`${service}/service.test.ts`],
  },
  {
    name: 'waiting-since-the-last-word',
    file: `${service}/talks.repository.ts`,
    breaks: 'waiting_since = coalesce(waiting_since, now())',
    into: 'waiting_since = now()',
    tests: [`${service}/service.test.ts`],
  },
  {
    name: 'shift-over-at-midnight',
    file: `${service}/answersAt.ts`,
    breaks: 'to <= from ? addDays(day, 1) : day',
    into: 'to < from ? addDays(day, 1) : day',
    tests: [`${service}/answersAt.test.ts`],
  },
];
