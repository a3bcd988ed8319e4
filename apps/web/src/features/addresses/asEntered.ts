const linesMax = 3;

/** A pasted text as address lines, nothing changed: what is over goes to the last one. */
export const asEntered = (text: string): Record<string, string> => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const kept = [...lines.slice(0, linesMax - 1), lines.slice(linesMax - 1).join(' ')];
  return Object.fromEntries(
    [0, 1, 2].map((at) => [`address${at + 1}`, kept.filter(Boolean)[at] ?? '']),
  );
};
