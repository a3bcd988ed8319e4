/** As people write the same thing: one width, one case, no spaces and marks. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*_:()[\].\-/'"]+/g, '');
