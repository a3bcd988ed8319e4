import type { Module } from '../module.ts';
import { codExports } from './cod.export.ts';
import { codRoutes } from './cod.routes.ts';
import { codWaits } from './cod.waits.ts';
import { codRemittanceImport } from './codRemittance.import.ts';
import { creditCod } from './crediting.sweep.ts';

export const codModule: Module = {
  name: 'cod',
  routes: codRoutes,
  imports: [codRemittanceImport],
  exports: codExports,
  waits: codWaits,
  often: [creditCod],
};
