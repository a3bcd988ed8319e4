import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as adapters from './channels/adapters.service.ts';
import { tryChannel } from './channels/tryChannel.service.ts';
import * as channels from './channels.service.ts';
import * as exchangeRates from './exchangeRates.service.ts';
import { findHs } from './hs/findHs.ts';
import * as priceGroups from './priceGroups.service.ts';
import * as sheets from './priceSheets.service.ts';
import * as products from './products.service.ts';
import * as publishing from './publishing.service.ts';
import * as ranges from './ranges/ranges.service.ts';
import * as remoteLists from './remoteLists.service.ts';

export const productsRoutes = [
  bind(contract.listChannels, ({ ctx }) => channels.list(ctx)),
  bind(contract.addChannel, ({ ctx, body }) => channels.add(ctx, body)),
  bind(contract.editChannel, ({ ctx, body }) => channels.edit(ctx, body)),
  bind(contract.listAdapters, ({ ctx }) => adapters.list(ctx)),
  bind(contract.tryChannel, ({ ctx, body }) => tryChannel(ctx, body)),
  bind(contract.listChannelProducts, ({ ctx, query }) => channels.productsOver(ctx, query.id)),
  bind(contract.setChannelStatus, ({ ctx, body }) => channels.setStatus(ctx, body)),
  bind(contract.listNumberRanges, ({ ctx }) => ranges.list(ctx)),
  bind(contract.addNumberRange, ({ ctx, body }) => ranges.add(ctx, body)),
  bind(contract.editNumberRange, ({ ctx, body }) => ranges.edit(ctx, body)),
  bind(contract.listOpsProducts, ({ ctx, query }) => products.list(ctx, query)),
  bind(contract.getOpsProduct, ({ ctx, query }) => products.read(ctx, query.id)),
  bind(contract.addProduct, ({ ctx, body }) => products.add(ctx, body)),
  bind(contract.editProduct, ({ ctx, body }) => products.edit(ctx, body)),
  bind(contract.setProductStatus, ({ ctx, body }) => products.setStatus(ctx, body)),
  bind(contract.listPriceSheets, ({ ctx, query }) => sheets.list(ctx, query)),
  bind(contract.addPriceSheet, ({ ctx, body }) => sheets.add(ctx, body)),
  bind(contract.addVersion, ({ ctx, body }) => sheets.addVersion(ctx, body)),
  bind(contract.dropVersion, ({ ctx, query }) => sheets.dropVersion(ctx, query.id)),
  bind(contract.getVersion, ({ ctx, query }) => sheets.readVersion(ctx, query.id)),
  bind(contract.saveVersion, ({ ctx, body }) => sheets.save(ctx, body)),
  bind(contract.checkVersion, ({ ctx, query }) => publishing.check(ctx, query.id)),
  bind(contract.publishVersion, ({ ctx, body }) => publishing.publish(ctx, body)),
  bind(contract.compareVersions, ({ ctx, query }) => publishing.compare(ctx, query)),
  bind(contract.listRemoteLists, ({ ctx }) => remoteLists.list(ctx)),
  bind(contract.addRemoteList, ({ ctx, body }) => remoteLists.add(ctx, body)),
  bind(contract.getRemoteAreas, ({ ctx, query }) => remoteLists.areas(ctx, query)),
  bind(contract.listExchangeRates, ({ ctx }) => exchangeRates.list(ctx)),
  bind(contract.addExchangeRate, ({ ctx, body }) => exchangeRates.add(ctx, body)),
  bind(contract.findHsCodes, ({ query }) => findHs(query.keyword)),
  bind(contract.listPriceGroups, ({ ctx }) => priceGroups.listGroups(ctx)),
  bind(contract.addPriceGroup, ({ ctx, body }) => priceGroups.addGroup(ctx, body)),
  bind(contract.editPriceGroup, ({ ctx, body }) => priceGroups.editGroup(ctx, body)),
  bind(contract.deletePriceGroup, ({ ctx, query }) => priceGroups.removeGroup(ctx, query.id)),
  bind(contract.restorePriceGroup, ({ ctx, query }) => priceGroups.restoreGroup(ctx, query.id)),
];
