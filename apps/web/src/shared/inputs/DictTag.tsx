import { useDict } from '../api/useDict.ts';
import { StatusTag } from '../feedback/values/StatusTag.tsx';
import { statusKind } from '../feedback/values/statusKinds.ts';

/** A dictionary's value in words and in its colour. */
export const DictTag = ({ code, value }: { code: string; value: string | null | undefined }) => {
  const { textOf } = useDict(code);
  return value ? <StatusTag kind={statusKind(code, value)}>{textOf(value)}</StatusTag> : '--';
};
