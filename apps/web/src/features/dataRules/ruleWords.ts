import type { getRuleSubjects, Result, RuleCondition } from '@alpaca/contract';
import type { TFunction } from 'i18next';

export type T = TFunction<'dataRules'>;
export type RuleSubjects = Result<typeof getRuleSubjects>;
type Choice = RuleSubjects['choices']['merchant'][number];

export const labelOf = (choices: readonly Choice[] | undefined, value: string) =>
  choices?.find((choice) => choice.value === value)?.label ?? value;

const shownMost = 3;

/** A condition as it is read, its values by what they are called: the warehouse is one of SZBT, YWHQ. */
export const saidOf = (t: T, { column, op, values }: RuleCondition) => {
  const shown = values.slice(0, shownMost).join(t('comma'));
  const rest = values.length - shownMost;
  const text = rest > 0 ? t('andMore', { shown, count: rest }) : shown;
  return t(`said.${op}`, { column: t(`field.${column}`), values: text });
};

/** The same of a condition that has ids. */
export const conditionText = (
  t: T,
  subjects: RuleSubjects | undefined,
  { values, ...condition }: RuleCondition,
) => {
  const named = values.map((value) => labelOf(subjects?.choices[condition.column], value));
  return saidOf(t, { ...condition, values: named });
};
