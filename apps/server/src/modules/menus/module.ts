import type { Module } from '../module.ts';
import { menusRoutes } from './menus.routes.ts';

export const menusModule: Module = { name: 'menus', routes: menusRoutes };
