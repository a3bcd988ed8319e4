import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  Alert,
  AutoComplete,
  Badge,
  Button,
  Checkbox,
  ConfigProvider,
  Dropdown,
  Form,
  Input,
  Pagination,
  Radio,
  Segmented,
  Select,
  Space,
  Spin,
  Switch,
  Tag,
  Tooltip,
} from 'antd';
import { type ComponentType, createElement as draw, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { antdTheme } from './src/app/antdTheme.ts';

// What lists and forms draw first. Whatever is not here makes its styles when it is drawn, as the library does
// by itself; here they cost a slow phone a fifth of the time that a page takes to come in.
const pieces = [
  Alert,
  AutoComplete,
  Badge,
  Button,
  Checkbox,
  Checkbox.Group,
  Dropdown,
  Form,
  Form.Item,
  Input,
  Input.Search,
  Input.TextArea,
  Pagination,
  Radio,
  Radio.Group,
  Segmented,
  Select,
  Space,
  Space.Compact,
  Spin,
  Switch,
  Tag,
  Tooltip,
] as ComponentType<Record<string, unknown>>[];

const paged = { total: 9, showSizeChanger: true };
const chosen = { options: [] };

/** What a piece needs to be drawn with all its styles. */
const needs = new Map<unknown, object>([
  [Pagination, paged],
  [Segmented, chosen],
]);

/** The styles themselves; which shade is shown hangs on variables that the page sets by itself. */
const stylesOf = (isDark: boolean, phone: boolean): string => {
  const cache = createCache();
  const children: ReactNode = pieces.map((piece, key) =>
    draw(
      piece,
      { key, ...needs.get(piece) },
      piece === Tooltip || piece === Dropdown ? draw('i') : undefined,
    ),
  );
  const themed = draw(ConfigProvider, { theme: antdTheme(isDark, true, phone) }, children);
  renderToString(draw(StyleProvider, { cache }, themed));
  return extractStyle(cache, { plain: true, types: ['style'] });
};

const name = 'virtual:library-styles';

/** The library's styles as a file that a browser keeps; while developing it makes them as it goes. */
export const libraryStyles = (): Plugin => {
  let isBuilt = false;
  return {
    name: 'library-styles',
    config: (_, { command }) => {
      isBuilt = command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      if (!isBuilt) return 'export default ""';
      const source = stylesOf(false, false);
      // Only variables hang on theme and width; were it otherwise, this file would be wrong for all but one.
      if (source !== stylesOf(true, true))
        this.error('the library’s styles are not the same in every theme');
      const file = this.emitFile({ type: 'asset', name: 'library.css', source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
};
