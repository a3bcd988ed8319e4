import type { OpenCallSpec } from '@alpaca/contract';
import type * as z from 'zod/mini';
import type { Ctx } from '../../../../platform/context.ts';
import type { FileReply } from '../../../../platform/http/bind.ts';

type Part<C, Name extends string> = C extends { [K in Name]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

export interface OpenAsked<C> {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
}

type Told<C extends OpenCallSpec> = C['result'] extends z.ZodMiniType
  ? z.output<C['result']>
  : FileReply;

/** What answers each of some calls. */
export type Answers<T extends Record<string, OpenCallSpec>> = {
  [Name in keyof T]: (ctx: Ctx, asked: OpenAsked<T[Name]>) => Promise<Told<T[Name]>>;
};
