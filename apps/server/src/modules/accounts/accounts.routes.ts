import * as contract from '@alpaca/contract';
import type { Session } from '../../platform/context.ts';
import { bind } from '../../platform/http/bind.ts';
import { mobile } from '../auth/index.ts';
import * as account from './account.service.ts';
import * as activation from './activation.service.ts';
import { grantableTree } from './grantable.ts';
import * as card from './merchantCard.service.ts';
import * as merchants from './merchants.service.ts';
import * as review from './review.service.ts';
import * as team from './team.service.ts';

export const accountsRoutes = [
  bind(contract.getMyInfo, ({ ctx }) => account.myInfo(ctx)),
  bind(contract.listWallets, ({ ctx }) => account.wallets(ctx)),
  bind(contract.getInformation, ({ ctx }) => account.information(ctx)),
  bind(contract.setAvatar, ({ ctx, body }) => account.setAvatar(ctx, body.key)),
  bind(contract.sendMobileCode, ({ ctx, body, address }) =>
    mobile.sendCode(ctx, body.mobile, address),
  ),
  bind(contract.setMobile, ({ ctx, body, address }) => mobile.change(ctx, body, address)),
  bind(contract.checkAccount, ({ ctx }) => activation.check(ctx)),
  bind(contract.getActivation, ({ ctx }) => activation.latest(ctx)),
  bind(contract.activateAccount, ({ ctx, body }) => activation.submit(ctx, body)),
  bind(contract.listTeam, ({ ctx, query }) => team.list(ctx, query)),
  bind(contract.listTeamPermissions, ({ ctx }) => grantableTree(ctx, ctx.session as Session)),
  bind(contract.addTeamMember, ({ ctx, body }) => team.add(ctx, body)),
  bind(contract.editTeamMember, ({ ctx, body }) => team.edit(ctx, body)),
  bind(contract.setTeamMemberState, ({ ctx, body }) => team.setState(ctx, body)),
  bind(contract.setTeamMemberPassword, ({ ctx, body }) => team.setPassword(ctx, body)),
  bind(contract.listActivations, ({ ctx, query }) => review.list(ctx, query)),
  bind(contract.getActivationRequest, ({ ctx, query }) => review.read(ctx, query.id)),
  bind(contract.approveActivation, ({ ctx, body }) => review.approve(ctx, body.id)),
  bind(contract.rejectActivation, ({ ctx, body }) => review.reject(ctx, body)),
  bind(contract.listMerchants, ({ ctx, query }) => merchants.list(ctx, query)),
  bind(contract.listSalesPeople, ({ ctx }) => card.salesPeople(ctx)),
  bind(contract.editMerchantCard, ({ ctx, body }) => card.edit(ctx, body)),
  bind(contract.setMerchantFrozen, ({ ctx, body }) => card.setFrozen(ctx, body)),
  bind(contract.getMerchant, ({ ctx, query }) => merchants.read(ctx, query.id)),
];
