const megabyte = 1024 * 1024;

/** What is wrong with a chosen file before it is sent. */
export const fileIssue = (
  file: Pick<File, 'name' | 'size'>,
  accept: readonly string[],
  maxMb: number,
): 'type' | 'size' | 'empty' | null => {
  const name = file.name.toLowerCase();
  if (!accept.some((ending) => name.endsWith(ending.toLowerCase()))) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxMb * megabyte ? 'size' : null;
};
