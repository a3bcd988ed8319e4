import type { Module } from '../module.ts';
import { openapiRoutes } from './openapi.routes.ts';

export const openapiModule: Module = { name: 'openapi', routes: openapiRoutes };
