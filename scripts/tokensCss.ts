import { colours, sizes } from '../apps/web/src/shared/styles/tokens.ts';

const lines = (of: object, text: (value: never) => string) =>
  Object.entries(of)
    .map(([name, value]) => `  --${name}: ${text(value as never)};`)
    .join('\n');

const fonts = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
  'sans-serif',
];

/** The style sheet that every page begins with. */
export const tokensCss = () => `/* Made from tokens.ts by npm run gen. */
:root {
  color-scheme: light dark;
${lines(colours, ([light, dark]: [string, string]) => (light === dark ? light : `light-dark(${light}, ${dark})`))}
  --shadow: 0 1px 2px var(--shadow-near), 0 12px 32px var(--shadow-far);

${lines(sizes, (px: number) => `${px}px`)}
  --text-display: clamp(30px, 3vw, 42px);
  --radius-round: 999px;
  --font: ${fonts.join(', ')};
}

/* What a person chose goes before what the system says. */
:root[data-theme="light"] {
  color-scheme: light;
}

:root[data-theme="dark"] {
  color-scheme: dark;
}

/* Paper is white, whatever the screen was. */
@media print {
  :root,
  :root[data-theme] {
    color-scheme: light;
    --paper: #ffffff;
  }
}
`;
