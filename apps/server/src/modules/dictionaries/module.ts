import type { Module } from '../module.ts';
import { dictionariesRoutes } from './dictionaries.routes.ts';

export const dictionariesModule: Module = {
  name: 'dictionaries',
  routes: dictionariesRoutes,
};
