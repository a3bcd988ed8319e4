import { expect, test } from 'vitest';
import { sections } from './fields.ts';
import { addressKinds, formCalls } from './kinds.ts';

test.each(addressKinds)('the form of a %s asks for every field of the contract once', (kind) => {
  const asked = sections[kind].flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(asked.sort()).toEqual(Object.keys(formCalls[kind].rules.shape).sort());
});
