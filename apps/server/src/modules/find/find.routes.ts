import { findAnything } from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import { find } from './find.service.ts';

export const findRoutes = [bind(findAnything, ({ ctx, query }) => find(ctx, query.text))];
