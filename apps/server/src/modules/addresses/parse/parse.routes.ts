import { parseAddress } from '@alpaca/contract';
import { bind } from '../../../platform/http/bind.ts';
import { readAddress } from './read.ts';

export const parseRoutes = [
  bind(parseAddress, ({ body }) => readAddress(body.text, body.countryCode)),
];
