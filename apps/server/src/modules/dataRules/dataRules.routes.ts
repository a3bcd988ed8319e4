import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as rules from './dataRules.service.ts';
import { seenBy } from './seenRows.service.ts';
import { tryRule } from './tryRule.service.ts';

export const dataRulesRoutes: Bound[] = [
  bind(contract.listDataRules, ({ ctx }) => rules.list(ctx)),
  bind(contract.getRuleSubjects, ({ ctx }) => rules.subjects(ctx)),
  bind(contract.addDataRule, ({ ctx, body }) => rules.add(ctx, body)),
  bind(contract.editDataRule, ({ ctx, body }) => rules.edit(ctx, body)),
  bind(contract.deleteDataRule, ({ ctx, query }) => rules.remove(ctx, query.id)),
  bind(contract.tryDataRule, ({ ctx, body }) => tryRule(ctx, body)),
  bind(contract.seenRows, ({ ctx, query }) => seenBy(ctx, query.id)),
];
