/** Every key that does something, as web-client.md lists them too: a test holds the two together. */
export const keyGroups = [
  {
    name: 'everywhere',
    keys: [
      { keys: ['Ctrl K', '⌘ K'], does: 'find' },
      { keys: ['?'], does: 'keys' },
      { keys: ['Esc'], does: 'close' },
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
] as const;
