import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { insertDictionary, insertItem } from './dictionaries.repository.ts';

const newDictionary = async ({ ctx }: Owner) => {
  const id = newId();
  const code = `own_${id.replaceAll('-', '_')}`;
  const names = { name_zh: '自定义', name_en: 'Own' };
  await insertDictionary(ctx, { tenant_id: ctx.tenant.id, id, code, ...names });
  return { id, code };
};

const newItem = async (owner: Owner) => {
  const { ctx } = owner;
  const { code } = await newDictionary(owner);
  const id = newId();
  const words = { text_zh: '一', text_en: 'One' };
  await insertItem(ctx, { tenant_id: ctx.tenant.id, id, code, value: 'one', ...words });
  return id;
};

export const subjects: Subjects = {
  dictionary: async (owner) => (await newDictionary(owner)).id,
  dictItem: newItem,
};
