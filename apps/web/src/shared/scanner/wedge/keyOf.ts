/** What a key means to whoever listens for scanners: a character, the end of a number, or nothing. */
export type Heard = { char: string } | 'end' | null;

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'getModifierState'
>;

const signs: Readonly<Record<string, readonly [string, string]>> = {
  Minus: ['-', '_'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Equal: ['=', '+'],
  Semicolon: [';', ':'],
  NumpadDecimal: ['.', '.'],
  NumpadSubtract: ['-', '-'],
};

/** An input method hides the character, but not which key it was. */
const byCode = (event: Pressed): string | null => {
  const { code, shiftKey } = event;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) {
    const isLarge = shiftKey !== event.getModifierState('CapsLock');
    return isLarge ? letter : letter.toLowerCase();
  }
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit ?? signs[code]?.[shiftKey ? 1 : 0] ?? null;
};

const isHidden = ({ key }: Pressed) => key === 'Process' || key === 'Unidentified';
const isEnd = ({ key, code }: Pressed) =>
  key === 'Enter' || key === 'Tab' || code === 'Enter' || code === 'NumpadEnter';

export const heardOf = (event: Pressed): Heard => {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (isEnd(event)) return event.shiftKey ? null : 'end';
  const char = isHidden(event) ? byCode(event) : event.key;
  return char !== null && [...char].length === 1 ? { char } : null;
};
