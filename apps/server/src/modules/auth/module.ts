import { tenantSettings } from '@alpaca/contract';
import type { Module } from '../module.ts';
import { authRoutes } from './auth.routes.ts';

export const authModule: Module = {
  name: 'auth',
  routes: authRoutes,
  expired: [
    `select alpaca.drop_sign_ins(${tenantSettings.signInDays.byDefault})`,
    'delete from sessions where expires_at < now()',
    'delete from sign_in_steps where expires_at < now()',
    'delete from passkey_challenges where expires_at < now()',
    'delete from captchas where expires_at < now()',
    "delete from sent_codes where expires_at < now() - interval '1 day'",
  ],
};
