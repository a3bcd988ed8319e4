import type { Question, Said } from './questions.ts';

const isAsked = ({ when }: Question, said: Said) => when?.(said) ?? true;

const wrong = ({ option, rule }: Question, value: string) =>
  `--${option} can't be “${value}”: ${rule}`;

/** From options alone: what is missing or wrong is told all at once, so that nobody is sent back twice. */
export const answersOf = (questions: readonly Question[], options: Said): Said => {
  const said: Record<string, string> = { ...options };
  const faults: string[] = [];
  for (const question of questions) {
    if (!isAsked(question, said)) continue;
    const value = said[question.option] ?? question.proposed?.(said);
    if (value === undefined) faults.push(`--${question.option} is missing: ${question.text}`);
    else if (!question.isGood(value)) faults.push(wrong(question, value));
    else said[question.option] = value;
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return said;
};

/** Asks for what no option says, again where it can't be taken. */
export const askFor = async (
  questions: readonly Question[],
  options: Said,
  ask: (text: string) => Promise<string>,
): Promise<Said> => {
  const said: Record<string, string> = { ...options };
  for (const question of questions) {
    const { option, text } = question;
    let again = '';
    while (
      isAsked(question, said) &&
      !(said[option] !== undefined && question.isGood(said[option]))
    ) {
      const proposed = question.proposed?.(said);
      const hint = proposed === undefined ? '' : ` [${proposed}]`;
      const typed = (await ask(`${again}${text}${hint}: `)).trim();
      said[option] = typed || (proposed ?? '');
      again = `${wrong(question, said[option])}\n`;
    }
  }
  return said;
};
