import { type ApiScope, apiScopeNames } from '@alpaca/contract';
import type { TFunction } from 'i18next';

type Dotted<S extends string> = S extends `${infer A}:${infer B}` ? `${A}.${B}` : S;

/** A scope as its texts are named: a colon would end a namespace. */
export const scopeKey = (scope: ApiScope) => scope.replace(':', '.') as Dotted<ApiScope>;

/** The scopes in words, always in the same order. */
export const scopeWords = (
  t: TFunction<readonly ['openapi', 'shared']>,
  scopes: readonly string[],
) =>
  apiScopeNames
    .filter((scope) => scopes.includes(scope))
    .map((scope) => t(`scope.${scopeKey(scope)}`))
    .join(t('shared:list.comma'));
