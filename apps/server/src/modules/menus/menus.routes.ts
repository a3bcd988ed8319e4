import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as draft from './draft.service.ts';
import { icons } from './icons.service.ts';
import * as publishing from './publishing.service.ts';

export const menusRoutes: Bound[] = [
  bind(contract.listMenus, ({ ctx }) => draft.list(ctx)),
  bind(contract.addMenu, ({ ctx, body }) => draft.add(ctx, body)),
  bind(contract.editMenu, ({ ctx, body }) => draft.edit(ctx, body)),
  bind(contract.moveMenu, ({ ctx, body }) => draft.move(ctx, body)),
  bind(contract.deleteMenu, ({ ctx, body }) => draft.remove(ctx, body)),
  bind(contract.previewMenu, ({ ctx, query }) => publishing.preview(ctx, query)),
  bind(contract.publishMenu, ({ ctx, body }) => publishing.publish(ctx, body)),
  bind(contract.discardMenuDraft, ({ ctx, body }) => publishing.discard(ctx, body)),
  bind(contract.listMenuVersions, ({ ctx }) => publishing.history(ctx)),
  bind(contract.revertMenu, ({ ctx, body }) => publishing.revert(ctx, body)),
  bind(contract.listMenuIcons, ({ ctx }) => icons(ctx)),
];
