import * as contract from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { bind } from '../../platform/http/bind.ts';
import * as duplicates from './duplicates.service.ts';
import * as preferences from './preferences.service.ts';
import { countries } from './reference/countries.ts';
import { currencies } from './reference/currencies.ts';
import { checkRule } from './rules.service.ts';
import * as settings from './settings.service.ts';
import * as userList from './userList.service.ts';

const countryList = countries.map(({ code, zh, en }) => ({
  countryCode: code,
  countryCnname: zh,
  countryEnname: en,
}));

const currencyOptions = (ctx: Ctx) =>
  currencies.map(({ code, zh, en, decimals }) => ({
    value: code,
    text: `${code} ${ctx.lang === 'en_US' ? en : zh}`,
    decimals,
  }));

export const systemRoutes = [
  bind(contract.listUsers, ({ ctx, query }) => userList.list(ctx, query)),
  bind(contract.listTenantSettings, ({ ctx }) => settings.list(ctx)),
  bind(contract.saveTenantSetting, ({ ctx, body }) => settings.save(ctx, body)),
  bind(contract.getCountryList, () => countryList),
  bind(contract.getCurrencyOptions, ({ ctx }) => currencyOptions(ctx)),
  bind(contract.duplicateCheck, ({ ctx, query }) => duplicates.isFree(ctx, query)),
  bind(contract.checkByCode, ({ ctx, query }) => checkRule(ctx, query)),
  bind(contract.getPreference, ({ ctx, params }) => preferences.read(ctx, params.code)),
  bind(contract.putPreference, ({ ctx, params, body }) =>
    preferences.save(ctx, params.code, body.value),
  ),
];
