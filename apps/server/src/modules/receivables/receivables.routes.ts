import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as ageing from './ageing.service.ts';
import * as cycles from './cycles.service.ts';
import { download } from './download.service.ts';
import * as list from './statementList.service.ts';
import * as statements from './statements.service.ts';

export const receivablesRoutes: Bound[] = [
  bind(contract.listStatements, ({ ctx, body }) => list.list(ctx, body)),
  bind(contract.getStatement, ({ ctx, query }) => list.get(ctx, query.id)),
  bind(contract.downloadStatement, ({ ctx, query }) => download(ctx, query)),
  bind(contract.confirmStatement, ({ ctx, body }) => statements.confirm(ctx, body)),
  bind(contract.queryStatement, ({ ctx, body }) => statements.query(ctx, body)),
  bind(contract.answerStatement, ({ ctx, body }) => statements.answer(ctx, body)),
  bind(contract.listReceivables, ({ ctx }) => ageing.list(ctx)),
  bind(contract.saveStatementCycle, ({ ctx, body }) => cycles.save(ctx, body)),
];
