import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as people from './people.service.ts';
import * as peopleList from './peopleList.service.ts';
import * as roleHistory from './roleHistory.service.ts';
import { preview } from './rolePreview.service.ts';
import * as roles from './roles.service.ts';
import { tree } from './roleTree.service.ts';
import { see } from './seeAs.service.ts';

export const staffRoutes = [
  bind(contract.listStaff, ({ ctx, query }) => peopleList.list(ctx, query)),
  bind(contract.addStaff, ({ ctx, body }) => people.add(ctx, body)),
  bind(contract.editStaff, ({ ctx, body }) => people.edit(ctx, body)),
  bind(contract.setStaffState, ({ ctx, body }) => people.setState(ctx, body)),
  bind(contract.resetStaffPassword, ({ ctx, body }) => people.resetPassword(ctx, body.id)),
  bind(contract.endStaffSessions, ({ ctx, body }) => people.endSessions(ctx, body.id)),
  bind(contract.deleteStaff, ({ ctx, body }) => people.remove(ctx, body.id)),
  bind(contract.seeAs, ({ ctx, query }) => see(ctx, query.id)),
  bind(contract.listRoles, ({ ctx }) => roles.list(ctx)),
  bind(contract.listRolePermissions, ({ ctx, query }) => tree(ctx, query.kind)),
  bind(contract.getRoleHistory, ({ ctx, query }) => roleHistory.history(ctx, query.id)),
  bind(contract.previewRole, ({ ctx, body }) => preview(ctx, body)),
  bind(contract.addRole, ({ ctx, body }) => roles.add(ctx, body)),
  bind(contract.editRole, ({ ctx, body }) => roles.edit(ctx, body)),
  bind(contract.revertRole, ({ ctx, body }) => roleHistory.revert(ctx, body)),
  bind(contract.deleteRole, ({ ctx, body }) => roles.remove(ctx, body.id)),
];
