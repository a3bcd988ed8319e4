/** The numbers in a text, each once, in their order; and how many were there twice. */
export const numbersIn = (text: string) => {
  // Commas, spaces and line breaks; the Chinese comma is the one the input method types.
  const all = text.split(/[\s,，]+/).filter((part) => part !== '');
  const numbers = [...new Set(all)];
  return { numbers, duplicates: all.length - numbers.length };
};
