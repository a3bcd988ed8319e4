import { type ThemeConfig, theme } from 'antd';

type Tokens = NonNullable<ThemeConfig['token']>;

// The colours of tokens.css: the library mixes shades from them and can't mix from variables.
const light: Tokens = {
  colorPrimary: '#1d6b5c',
  colorPrimaryHover: '#15564a',
  colorPrimaryActive: '#104239',
  colorPrimaryBg: '#e4f0ec',
  colorPrimaryBgHover: '#d3e6df',
  colorLink: '#1d6b5c',
  colorLinkHover: '#15564a',
  colorLinkActive: '#104239',
  colorInfo: '#1d5f8a',
  colorInfoBg: '#e6f0f7',
  colorInfoBorder: '#a9c9de',
  colorError: '#b3261e',
  colorErrorBg: '#fcebe9',
  colorErrorBorder: '#e8b1ac',
  colorSuccess: '#1d6b3f',
  colorSuccessBg: '#e5f3ea',
  colorSuccessBorder: '#a5d0b5',
  colorWarning: '#8f5a0c',
  colorWarningBg: '#fbf1e0',
  colorWarningBorder: '#e5c48f',
  colorText: '#1d2624',
  colorTextSecondary: '#56625e',
  colorTextTertiary: '#56625e',
  colorTextDescription: '#56625e',
  colorTextPlaceholder: '#6b7671',
  colorBorder: '#b9bcb4',
  colorBorderSecondary: '#dedacf',
  colorBgLayout: '#f7f5f0',
  colorBgContainer: '#ffffff',
  colorBgElevated: '#ffffff',
  colorFillAlter: '#faf8f4',
};

const dark: Tokens = {
  colorPrimary: '#63c6ae',
  colorPrimaryHover: '#84d6c2',
  colorPrimaryActive: '#4fb39b',
  colorPrimaryBg: '#1d332d',
  colorPrimaryBgHover: '#264038',
  colorLink: '#63c6ae',
  colorLinkHover: '#84d6c2',
  colorLinkActive: '#4fb39b',
  colorInfo: '#7db8e0',
  colorError: '#ff9e93',
  colorErrorHover: '#ffb8b0',
  colorErrorBg: '#3a211f',
  colorSuccess: '#7fd09b',
  colorWarning: '#e2a35b',
  colorText: '#e8ece9',
  colorTextSecondary: '#a3b1ab',
  colorTextTertiary: '#a3b1ab',
  colorTextDescription: '#a3b1ab',
  colorTextPlaceholder: '#8f9d97',
  // What stands on a filled button, badge or chosen day: those are light here.
  colorTextLightSolid: '#07231d',
  colorWhite: '#07231d',
  colorBgSpotlight: '#e8ece9',
  colorBorder: '#4a5651',
  colorBorderSecondary: '#303a36',
  colorBgLayout: '#111614',
  colorBgContainer: '#1a211e',
  colorBgElevated: '#232b28',
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
  fontSize: 14,
  borderRadius: 8,
  controlHeight: 34,
};

/** The identity in the library's terms; every text pair keeps AA. */
export const antdTheme = (isDark: boolean, motion: boolean): ThemeConfig => {
  const colours = isDark ? { ...dark, ...darkTags } : { ...light, ...lightTags };
  return {
    // The last step puts our colours back where the dark algorithm has dimmed them.
    algorithm: [
      isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
      (_seed, map) => ({ ...map, ...colours }) as NonNullable<typeof map>,
    ],
    token: { ...shared, ...colours, motion },
    // One set of variables on the page, changed at once with the theme.
    cssVar: { key: isDark ? 'dark' : 'light' },
    hashed: false,
    ...(isDark && { components: { Switch: { handleBg: '#ffffff' } } }),
  };
};
