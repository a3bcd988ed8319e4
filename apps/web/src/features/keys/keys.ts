/** Every key that does something, as web-client.md lists them too: a test holds the two together. */
export const keyGroups = [
  {
    name: 'everywhere',
    keys: [
      { keys: ['Ctrl K', '⌘ K'], does: 'find' },
      { keys: ['?'], does: 'keys' },
      { keys: ['F1'], does: 'help' },
      { keys: ['Esc'], does: 'close' },
      { keys: ['Ctrl Z', '⌘ Z'], does: 'takeBack' },
    ],
  },
  {
    name: 'tabs',
    keys: [
      { keys: ['←', '→'], does: 'tab' },
      { keys: ['Delete'], does: 'closeTab' },
      { keys: ['Shift F10'], does: 'tabMenu' },
    ],
  },
  {
    name: 'rows',
    keys: [
      { keys: ['↑', '↓'], does: 'row' },
      { keys: ['Enter'], does: 'open' },
      { keys: ['Space'], does: 'choose' },
    ],
  },
  {
    name: 'order',
    keys: [
      { keys: ['J', '→'], does: 'next' },
      { keys: ['K', '←'], does: 'previous' },
    ],
  },
  {
    name: 'grid',
    keys: [
      { keys: ['F2', 'Enter'], does: 'edit' },
      { keys: ['F8'], does: 'nextError' },
      { keys: ['Shift ↑ ↓ ← →'], does: 'range' },
      { keys: ['Ctrl D', '⌘ D'], does: 'fill' },
      { keys: ['Ctrl Z', '⌘ Z'], does: 'undo' },
      { keys: ['Ctrl Shift Z', '⇧ ⌘ Z'], does: 'redo' },
      { keys: ['Del'], does: 'clear' },
    ],
  },
  {
    name: 'scan',
    keys: [
      { keys: ['Enter'], does: 'agree' },
      { keys: ['1', '2', '3', '4'], does: 'reason' },
      { keys: ['F9'], does: 'reprint' },
      { keys: ['Esc'], does: 'leave' },
    ],
  },
  {
    name: 'receive',
    keys: [
      { keys: ['F2'], does: 'photo' },
      { keys: ['F4'], does: 'withhold' },
    ],
  },
] as const;
