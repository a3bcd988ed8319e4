/** Where a form keeps what the server calls 'boxes.0.weight'. */
export const namePath = (path: string): (string | number)[] =>
  path
    .split('.')
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
