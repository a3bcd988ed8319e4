// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code, to be read and not run
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { missing, readSource, readSources, readTexts, type Texts, unused } from './texts.ts';

const web = join(import.meta.dirname, '../apps/web/src');
const orders = join(import.meta.dirname, '../apps/server/src/modules/orders/texts');
const contract = join(import.meta.dirname, '../packages/contract/texts');
const languages = ['zh_CN', 'en_US'];

const sources = readSources(web);
const textsOf = (lang: string): Texts => readTexts(web, lang);
// The rules' words live with the contract, whose server side uses them too.
const withRules = (lang: string): Texts => ({
  ...textsOf(lang),
  ...readTexts(contract, lang),
});

describe('the web', () => {
  test.each(languages)('asks for no text that is missing in %s', (lang) => {
    expect(missing(sources, withRules(lang))).toEqual([]);
  });

  test('has no text that nobody asks for', () => {
    expect(unused(sources, textsOf('zh_CN'))).toEqual([]);
  });

  test('has no text in its code', () => {
    const found = sources.flatMap(({ hardCoded }) => hardCoded);
    // The gallery is for developers and is no part of what merchants get.
    expect(found.filter((line) => !line.startsWith('features/gallery/'))).toEqual([]);
  });

  test.each(languages)(
    'gives the same reasons as the server why an order can not move, in %s',
    (lang) => {
      const said = JSON.parse(readFileSync(join(orders, `${lang}.json`), 'utf8')).orderObstacle;
      const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
      const shown = textsOf(lang).orders ?? {};
      for (const [obstacle, reason] of Object.entries<string>(said)) {
        expect(shown[`obstacle.${obstacle}`]).toBe(capital(reason));
      }
    },
  );

  test('writes counts and amounts by one formatter', () => {
    const byHand = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /toLocaleString|NumberFormat/.test(readFileSync(join(web, file), 'utf8')));
    expect(byHand).toEqual([]);
  });

  test('is read at all', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(({ uses }) => uses).length).toBeGreaterThan(100);
  });
});

const saying = (parts: readonly string[]) => parts.map((part) => expect.stringContaining(part));

describe('the check', () => {
  const read = (code: string) => readSource('a.tsx', code);
  const texts: Texts = { common: { close: '关闭', 'theme.dark': '深色' }, user: { name: '名称' } };

  test.each([
    ["const { t } = useTranslation('user'); t('close');", ['a.tsx:1 user:close']],
    ["const { t } = useTranslation(['user', 'common']); t('close');", []],
    ["const { t } = useTranslation('user'); t('common:close');", []],
    ["const { t } = useTranslation('user'); t('common:open');", ['a.tsx:1 common:open']],
    ["const { t } = useTranslation('user'); t(a ? 'name' : 'nam');", ['a.tsx:1 user:nam']],
    ["const { t } = useTranslation('common'); t(`theme.${theme}`);", []],
    ["const { t } = useTranslation('common'); t(`themes.${theme}`);", ['themes.']],
    ["i18next.t('common:closed');", ['a.tsx:1 common:closed']],
    ['i18next.t(`common:theme.${theme}`);', []],
  ])('finds what is missing: %s', (code, found) => {
    expect(missing([read(code)], texts)).toEqual(saying(found));
  });

  test.each([
    ["const { t } = useTranslation('common'); t('close'); t('theme.dark');", ['user:name']],
    ["const { t } = useTranslation('common'); t(`theme.${x}`);", ['common:close', 'user:name']],
    ["const { t } = useTranslation('user'); t('name'); t('close');", ['common:close', 'dark']],
    ["const keys = ['theme.dark', 'close', 'name'];", ['common:close', 'user:name']],
    ["const keys = ['common:close', `theme.${x}`];", ['user:name']],
  ])('finds what nobody asks for: %s', (code, found) => {
    expect(unused([read(code)], texts)).toEqual(saying(found));
  });

  test.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>你好 {name}</p>', '你好'],
    ["<p>{late && 'Too late'}</p>", 'Too late'],
    ["<p>{late ? t('a') : 'soon'}</p>", 'soon'],
    ['<input placeholder="Search" />', 'Search'],
    ['<img alt={`Logo of ${name}`} />', 'Logo of'],
    ['<a aria-label="close" />', 'close'],
    ["const columns = [{ title: 'Order number' }];", 'Order number'],
    ["const word = '订单';", '订单'],
    ["say('error', '出错了');", '出错了'],
  ])('finds what is written into the code: %s', (code, text) => {
    expect(read(code).hardCoded).toEqual([expect.stringContaining(text)]);
  });

  test.each([
    '<p className="Hello there">404 · -- {count}</p>',
    '<input placeholder={t(\'search\')} type="text" autoComplete="off" />',
    "const field = { name: 'title', label: 'status', dataIndex: 'Order Number' };",
    '<Choice label={t(\'theme\')} value="dark" />',
    "<i>{isMac ? '⌘K' : 'Ctrl K'}</i>",
    "import { title } from './标题.ts';",
    "// Borders of pinyin initials; not a text.\nconst borders = '阿八嚓哒';",
  ])('leaves alone what nobody reads: %s', (code) => {
    expect(read(code).hardCoded).toEqual([]);
  });
});
