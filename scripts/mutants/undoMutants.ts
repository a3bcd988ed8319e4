import type { Mutant } from './mutants.ts';

const modules = 'apps/server/src/modules';

/** Of deletions that are taken back: each takes away what keeps a restoration from doing harm. */
export const undoMutants: readonly Mutant[] = [
  {
    name: 'restored-beside-what-was-entered-again',
    file: 'apps/server/src/platform/undo/undo.ts',
    breaks: '  await requireRoom(ctx, undoable, asked.ids);\n',
    into: '',
    tests: [`${modules}/addresses/undo.test.ts`],
  },
  {
    name: 'restored-as-a-second-default',
    file: `${modules}/addresses/addresses.service.ts`,
    breaks: '(await repo.findDefault(ctx, book)) && { is_default: false }',
    into: '(await repo.findDefault(ctx, book)) && {}',
    tests: [`${modules}/addresses/undo.test.ts`],
  },
  {
    name: 'file-swept-that-can-be-restored',
    file: `${modules}/files/files.sweep.ts`,
    breaks: 'or exists (select from deleted_records d where d.tenant_id',
    into: 'or exists (select from deleted_records d where false and d.tenant_id',
    tests: [`${modules}/files/filesSweep.test.ts`],
  },
];
