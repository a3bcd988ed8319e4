/** A value of a PDF as qpdf tells it: names begin with a slash, strings with `u:` or `b:`. */
export type Value = null | boolean | number | string | Value[] | Dictionary;
export interface Dictionary {
  [key: string]: Value;
}

interface Told {
  pages: { object: string }[];
  qpdf: [Dictionary, Record<string, { value?: Value; stream?: { dict: Dictionary } }>];
}

const reference = /^\d+ \d+ R$/;

export const isDictionary = (value: Value | undefined): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a document that qpdf has written, so that all of them are in use. */
export const objectsOf = (json: string) => {
  const { pages, qpdf } = JSON.parse(json) as Told;
  const [head, objects] = qpdf;
  const find = (name: string) => {
    const found = objects[name];
    return { value: found?.stream?.dict ?? found?.value ?? null, isStream: Boolean(found?.stream) };
  };
  const at = (value: Value | undefined): Value =>
    typeof value === 'string' && reference.test(value)
      ? find(`obj:${value}`).value
      : (value ?? null);
  const dictionaryAt = (value: Value | undefined): Dictionary => {
    const found = at(value);
    return isDictionary(found) ? found : {};
  };
  const root = dictionaryAt(find('trailer').value)['/Root'] ?? null;
  return {
    head,
    at,
    root: { ref: String(root), dictionary: dictionaryAt(root) },
    pages: pages.map(({ object }) => ({ ref: object, dictionary: dictionaryAt(object) })),
    all: () =>
      Object.keys(objects).map((name) => ({ ref: name.replace(/^obj:/, ''), ...find(name) })),
  };
};
export type Objects = ReturnType<typeof objectsOf>;
