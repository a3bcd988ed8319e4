import { useDict } from '../api/useDict.ts';

/** A dictionary's value in words. */
export const DictText = ({ code, value }: { code: string; value: string | null | undefined }) => {
  const { textOf } = useDict(code);
  return value ? textOf(value) : '--';
};
