import { type ThemeConfig, theme } from 'antd';
import { colours, sizes } from '../shared/styles/tokens.ts';

type Tokens = NonNullable<ThemeConfig['token']>;

/** Our names in the library's terms: it mixes shades from them and can't mix from variables. */
const named = (at: 0 | 1): Tokens => {
  const of = (name: keyof typeof colours) => colours[name][at];
  return {
    colorPrimary: of('pine'),
    colorPrimaryHover: of('pine-deep'),
    colorPrimaryBg: of('pine-faint'),
    colorLink: of('pine'),
    colorLinkHover: of('pine-deep'),
    colorInfo: of('info'),
    colorInfoBg: of('info-faint'),
    colorError: of('danger'),
    colorErrorBg: of('danger-faint'),
    colorSuccess: of('success'),
    colorSuccessBg: of('success-faint'),
    colorWarning: of('warning'),
    colorWarningBg: of('warning-faint'),
    colorText: of('ink'),
    colorTextSecondary: of('ink-soft'),
    colorTextTertiary: of('ink-soft'),
    colorTextDescription: of('ink-soft'),
    colorBorderSecondary: of('line'),
    colorBgLayout: of('paper'),
    colorBgContainer: of('surface'),
    colorBgElevated: of('raised'),
  };
};

// Shades that only the library's own pieces need.
const light: Tokens = {
  ...named(0),
  colorPrimaryActive: '#104239',
  colorPrimaryBgHover: '#d3e6df',
  colorLinkActive: '#104239',
  colorInfoBorder: '#a9c9de',
  colorErrorBorder: '#e8b1ac',
  colorSuccessBorder: '#a5d0b5',
  colorWarningBorder: '#e5c48f',
  colorTextPlaceholder: '#6b7671',
  colorBorder: '#b9bcb4',
  colorFillAlter: '#faf8f4',
};

const dark: Tokens = {
  ...named(1),
  colorPrimaryActive: '#4fb39b',
  colorPrimaryBgHover: '#264038',
  colorLinkActive: '#4fb39b',
  colorErrorHover: '#ffb8b0',
  colorTextPlaceholder: '#8f9d97',
  // What stands on a filled button, badge or chosen day: those are light here.
  colorTextLightSolid: colours['on-pine'][1],
  colorWhite: colours['on-pine'][1],
  colorBgSpotlight: colours.ink[1],
  colorBorder: '#4a5651',
  colorFillAlter: '#1f2724',
};

// Text on coloured tags, where the library's own is too pale to read.
const lightTags: Tokens = {
  orange7: '#ad4e00',
  volcano7: '#ad2102',
  gold7: '#874d00',
  yellow7: '#765b00',
  lime7: '#3f6600',
  green7: '#237804',
  cyan7: '#006d75',
};
const darkTags: Tokens = { purple7: '#b37feb', geekblue7: '#85a5ff', red7: '#f37370' };

const shared: Tokens = {
  fontFamily: 'var(--font)',
  fontSize: sizes.text,
  fontSizeSM: sizes['text-small'],
  fontSizeLG: sizes['text-large'],
  fontSizeXL: sizes['text-title'],
  borderRadius: sizes.radius,
  borderRadiusXS: sizes['radius-small'],
  borderRadiusSM: sizes['radius-small'],
  borderRadiusLG: sizes['radius-large'],
  controlHeight: sizes.control,
};

/** Under a finger what is small elsewhere is as large as the rest. */
const touch: Tokens = {
  controlHeight: sizes['control-touch'],
  controlHeightSM: sizes['control-touch'],
};

/** The identity in the library's terms; every text pair keeps AA. */
export const antdTheme = (isDark: boolean, motion: boolean, phone: boolean): ThemeConfig => {
  const shades = isDark ? { ...dark, ...darkTags } : { ...light, ...lightTags };
  return {
    // The last step puts our colours back where the dark algorithm has dimmed them.
    algorithm: [
      isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
      (_seed, map) => ({ ...map, ...shades }) as NonNullable<typeof map>,
    ],
    token: { ...shared, ...shades, ...(phone && touch), motion },
    // One set of variables on the page, changed at once with the theme.
    cssVar: { key: `${isDark ? 'dark' : 'light'}${phone ? '-phone' : ''}` },
    hashed: false,
    components: {
      // Every tag is round, ours and theirs.
      Tag: { borderRadiusSM: 11 },
      // With a line of 22 and its border: rows of 48, 40 and 32.
      Table: { cellPaddingBlock: 12.5, cellPaddingBlockMD: 8.5, cellPaddingBlockSM: 4.5 },
      ...(isDark && { Switch: { handleBg: '#ffffff' } }),
    },
  };
};
