import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id } from '../wire/fields.ts';

/** Why somebody does not have an entry of the menu; '' where they do. */
const unseenReasons = ['', 'permission', 'kind', 'it', 'disabled'] as const;

export interface SeenNode {
  key: string;
  type: 'group' | 'page' | 'button';
  title: string;
  path: string;
  /** Names of the roles that give it. */
  by: string[];
  why: (typeof unseenReasons)[number];
  children: SeenNode[];
}
export const SeenNode: z.ZodMiniType<SeenNode> = z.strictObject({
  key: z.string(),
  type: z.enum(['group', 'page', 'button']),
  title: z.string(),
  path: z.string(),
  by: z.array(z.string()),
  why: z.enum(unseenReasons),
  get children() {
    return z.array(SeenNode);
  },
});

/** The menu as one of the tenant's people sees it: which pages, which buttons, and by which role. */
export const seeAs = call({
  method: 'GET',
  path: '/sys/user/seeAs',
  access: 'system:users',
  rules: { none: 'the tenant’s own people' },
  query: z.strictObject({ id: id('staff') }),
  result: z.strictObject({ name: z.string(), menu: z.array(SeenNode) }),
  refuses: ['user.notFound'],
});
