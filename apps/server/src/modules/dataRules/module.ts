import type { Module } from '../module.ts';
import { dataRulesRoutes } from './dataRules.routes.ts';

export const dataRulesModule: Module = { name: 'dataRules', routes: dataRulesRoutes };
