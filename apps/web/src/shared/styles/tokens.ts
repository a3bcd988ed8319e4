// The identity, once: pine for what acts, amber for warmth, wool for paper. tokens.css is made from
// it (`npm run gen`), and the component library is given the same (`app/antdTheme.ts`).

/** By daylight and by night. Every pair of text and ground keeps AA. */
export const colours = {
  paper: ['#f7f5f0', '#111614'],
  surface: ['#ffffff', '#1a211e'],
  /** What lies above the page: menus, dialogs, what is pressed into them. */
  raised: ['#ffffff', '#232b28'],
  sunken: ['#f1eee6', '#232b28'],
  ink: ['#1d2624', '#e8ece9'],
  'ink-soft': ['#56625e', '#a3b1ab'],
  line: ['#dedacf', '#303a36'],
  'line-strong': ['#8a918c', '#71807a'],
  pine: ['#1d6b5c', '#63c6ae'],
  'pine-deep': ['#15564a', '#84d6c2'],
  'pine-faint': ['#e4f0ec', '#1d332d'],
  'on-pine': ['#ffffff', '#07231d'],
  amber: ['#e2a35b', '#e2a35b'],
  // By meaning: what is wrong, what went well, what wants attention, what is under way.
  danger: ['#b3261e', '#ff9e93'],
  'danger-faint': ['#fcebe9', '#3a211f'],
  success: ['#1d6b3f', '#7fd09b'],
  'success-faint': ['#e5f3ea', '#1d3325'],
  warning: ['#85530a', '#e8b06c'],
  'warning-faint': ['#fbf1e0', '#36291a'],
  info: ['#1d5f8a', '#8cc4ea'],
  'info-faint': ['#e6f0f7', '#1b2d3a'],
  hero: ['#174f45', '#12332d'],
  'on-hero': ['#fbf7ee', '#fbf7ee'],
  'on-hero-soft': ['#c4dcd4', '#a9c8bf'],
  'shadow-near': ['rgb(29 38 36 / 6%)', 'rgb(0 0 0 / 40%)'],
  'shadow-far': ['rgb(29 38 36 / 8%)', 'rgb(0 0 0 / 32%)'],
  backdrop: ['rgb(18 26 24 / 48%)', 'rgb(0 0 0 / 60%)'],
} as const satisfies Record<string, readonly [string, string]>;

/** Px. Four sizes of type, three radii, eight spaces: nothing between them. */
export const sizes = {
  'text-small': 12,
  text: 14,
  'text-large': 16,
  'text-title': 20,
  'icon-large': 32,
  'radius-small': 4,
  radius: 8,
  'radius-large': 12,
  'space-1': 4,
  'space-2': 8,
  'space-3': 12,
  'space-4': 16,
  'space-5': 24,
  'space-6': 32,
  'space-7': 48,
  'space-8': 64,
  /** A field or a button, where a hand works and where a finger does. */
  control: 34,
  'control-touch': 40,
  'control-large': 44,
  row: 40,
} as const satisfies Record<string, number>;
