/** Of hundred mutants so many must be found, in each file as well as in all. */
export const goal = 90;

export const detected = (statuses: readonly string[]): number =>
  statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;

export const scoreOf = (statuses: readonly string[]): number =>
  Number(((100 * detected(statuses)) / statuses.length).toFixed(2));

/** What is not good enough, in words: a score below the goal, or a rule that has none. */
export const belowGoal = (
  scores: Readonly<Record<string, number>>,
  rules: readonly string[],
): string[] => [
  ...rules.filter((rule) => !(rule in scores)).map((rule) => `${rule}: nothing was tried`),
  ...Object.entries(scores)
    // Of a file without mutants nobody can say how good its tests are.
    .filter(([, score]) => !(score >= goal))
    .map(([file, score]) => `${file}: ${score} %, less than ${goal}`),
];
