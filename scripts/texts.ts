import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { textsName } from '../apps/web/src/app/texts/textsName.ts';

/** Where a text is used or written: file and line. */
type Place = string;

/** A key that is asked for; with a pattern where a part of it is only known at run time. */
type Use = { place: Place; namespaces: readonly string[]; key: string; pattern: RegExp | null };

export type Source = {
  /** Keys asked for by t(). */
  uses: Use[];
  /** Other string literals: keys may be listed in a table and asked for elsewhere. */
  mentioned: (string | RegExp)[];
  /** Texts that no translator will ever see. */
  hardCoded: string[];
};

const letters = /[\p{L}]/u;
const han = /\p{Script=Han}/u;

// What a person reads or hears, as an attribute or as a field of an object.
const readable =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|label|placeholder|description|tooltip|(ok|cancel|empty|submit)Text|emptyText|message|subTitle|extra|suffix|prefix|addon(Before|After))$/;

// Keys of a keyboard are named alike in every language.
const keyNames = /^(⌘|⌥|Ctrl|Alt|Shift|Esc|Enter)[ +]?[A-Z]?$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (node: ts.TemplateExpression) => {
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map(escaped).join('.+')}$`);
};

/** The texts an expression may come to: 'a', c ? 'a' : 'b', `a.${b}`. */
function* textsOf(node: ts.Node): Generator<ts.StringLiteralLike | ts.TemplateExpression> {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) yield node;
  else if (ts.isConditionalExpression(node)) {
    yield* textsOf(node.whenTrue);
    yield* textsOf(node.whenFalse);
  } else if (ts.isBinaryExpression(node)) {
    const keepsLeft = node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken;
    if (keepsLeft) yield* textsOf(node.left);
    yield* textsOf(node.right);
  } else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    yield* textsOf(node.expression);
  }
}

const nameOf = (node: ts.Node): string =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : node.getText();

/** The name behind which t() is called: t, i18next.t. */
const calledT = (node: ts.CallExpression): 'hook' | 'global' | null => {
  const { expression } = node;
  if (ts.isIdentifier(expression) && expression.text === 't') return 'hook';
  const global =
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 't' &&
    /^i18n(ext)?$/.test(expression.expression.getText());
  return global ? 'global' : null;
};

const namespacesIn = (call: ts.CallExpression): string[] => {
  const [first] = call.arguments;
  if (!first) return ['common'];
  if (ts.isStringLiteralLike(first)) return [first.text];
  return ts.isArrayLiteralExpression(first)
    ? first.elements.filter(ts.isStringLiteralLike).map(({ text }) => text)
    : ['common'];
};

/** Every namespace that useTranslation() opens in a file; a file without the hook is given its t. */
const opened = (file: ts.SourceFile): string[] => {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'useTranslation') {
      for (const namespace of namespacesIn(node)) found.add(namespace);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
};

/** Reads one file of the web. */
export function readSource(path: string, code: string): Source {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const source: Source = { uses: [], mentioned: [], hardCoded: [] };
  const namespaces = opened(file);
  const placeOf = (node: ts.Node) =>
    `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
  const keysSeen = new Set<ts.Node>();

  const use = (node: ts.StringLiteralLike | ts.TemplateExpression) => {
    keysSeen.add(node);
    const text = ts.isTemplateExpression(node) ? node.head.text : node.text;
    const [, prefix] = /^(\w+):/.exec(text) ?? [];
    const pattern = ts.isTemplateExpression(node) ? patternOf(node) : null;
    const plain = (key: string) => (prefix ? key.slice(prefix.length + 1) : key);
    source.uses.push({
      place: placeOf(node),
      namespaces: prefix ? [prefix] : namespaces,
      key: pattern ? plain(node.getText(file).slice(1, -1)) : plain(text),
      pattern: pattern && prefix ? new RegExp(pattern.source.replace(`${prefix}:`, '')) : pattern,
    });
  };

  const lines = code.split('\n');
  // A table of characters is data; a comment above it says so.
  const isData = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return lines.slice(Math.max(0, line - 4), line + 1).some((one) => one.includes('not a text'));
  };
  const hard = (node: ts.Node, text: string) => {
    if (isData(node) || keyNames.test(text)) return;
    source.hardCoded.push(`${placeOf(node)} ${JSON.stringify(text.trim())}`);
  };

  const readTexts = (node: ts.Node) => {
    for (const text of textsOf(node)) {
      const shown = ts.isTemplateExpression(text)
        ? [text.head.text, ...text.templateSpans.map(({ literal }) => literal.text)].join('')
        : text.text;
      if (letters.test(shown)) hard(text, shown);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node)) {
      const kind = calledT(node);
      const [key] = node.arguments;
      if (kind && key) for (const text of textsOf(key)) use(text);
    }
    if (ts.isJsxText(node) && letters.test(node.text)) hard(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      readTexts(node.expression);
    }
    if (ts.isJsxAttribute(node) && node.initializer && readable.test(nameOf(node.name))) {
      const value = ts.isJsxExpression(node.initializer)
        ? node.initializer.expression
        : node.initializer;
      if (value) readTexts(value);
    }
    if (ts.isPropertyAssignment(node) && readable.test(nameOf(node.name))) {
      // A word alone may be a name of something; a sentence or a capital is for people.
      for (const text of textsOf(node.initializer)) {
        const shown = ts.isTemplateExpression(text) ? text.head.text : text.text;
        if (/^\p{Lu}\p{Ll}|\p{L}\s+\p{L}/u.test(shown)) hard(text, shown);
      }
    }
    if (ts.isTemplateExpression(node) && !keysSeen.has(node)) {
      source.mentioned.push(patternOf(node));
    }
    if (ts.isStringLiteralLike(node) && !keysSeen.has(node)) {
      source.mentioned.push(node.text);
      if (han.test(node.text)) hard(node, node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  source.hardCoded = [...new Set(source.hardCoded)];
  return source;
}

/** Texts of one language: namespace → key → words. */
export type Texts = Record<string, Record<string, string>>;

const plural = /_(zero|one|two|few|many|other)$/;
const bare = (key: string) => key.replace(plural, '');

/** Keys that are asked for and don't exist. */
export function missing(sources: readonly Source[], texts: Texts): string[] {
  const has = ({ namespaces, key, pattern }: Use) =>
    (namespaces.length > 0 ? namespaces : Object.keys(texts)).some((namespace) =>
      Object.keys(texts[namespace] ?? {}).some((one) =>
        pattern ? pattern.test(one) : one === key || bare(one) === key,
      ),
    );
  return sources
    .flatMap(({ uses }) => uses)
    .filter((use) => !has(use))
    .map(({ place, namespaces, key }) => `${place} ${namespaces.join('|')}:${key}`);
}

/** Keys that nobody asks for. */
export function unused(sources: readonly Source[], texts: Texts): string[] {
  const uses = sources.flatMap((source) => source.uses);
  const mentioned = sources.flatMap((source) => source.mentioned);
  const literals = new Set(mentioned.filter((one) => typeof one === 'string'));
  // A pattern with nothing but variables would match everything.
  const patterns = mentioned.filter((one) => one instanceof RegExp && /\w\\\./.test(one.source));
  const asked = (namespace: string, key: string) =>
    uses.some(
      (use) =>
        (use.namespaces.length === 0 || use.namespaces.includes(namespace)) &&
        (use.pattern ? use.pattern.test(key) : use.key === key || use.key === bare(key)),
    );
  // A key in a table counts only if it can't be another word: with a dot or its namespace.
  const listed = (namespace: string, key: string) =>
    literals.has(`${namespace}:${key}`) ||
    (key.includes('.') && literals.has(key)) ||
    patterns.some(
      (one) => (one as RegExp).test(key) || (one as RegExp).test(`${namespace}:${key}`),
    );
  return Object.entries(texts).flatMap(([namespace, words]) =>
    Object.keys(words)
      .filter((key) => !asked(namespace, key) && !listed(namespace, key))
      .map((key) => `${namespace}:${key}`),
  );
}

/** All sources below a folder, tests left out. */
export function readSources(folder: string): Source[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file),
  );
  return files.map((file) => {
    const path = join(folder, file);
    return readSource(relative(folder, path), readFileSync(path, 'utf8'));
  });
}

/** The texts of one language in the `texts` folders below a folder, by namespace. */
export function readTexts(folder: string, lang: string): Texts {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((path) => path.includes('/texts/') && path.endsWith(`${lang}.json`));
  return Object.fromEntries(
    files.map((path) => [
      textsName(path).slice(0, -`.${lang}`.length),
      JSON.parse(readFileSync(path, 'utf8')),
    ]),
  );
}
