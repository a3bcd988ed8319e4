import type { Part } from '../../../platform/zipStream.ts';

// What a file's row can count, with room for what a part adds.
export const volumeMost = 1_200_000_000;
const entriesMost = 50_000;

/** Parts in archives of a size that can be stored and fetched, each filled before the next begins. */
export async function* inVolumes(
  parts: AsyncIterable<Part>,
  most = volumeMost,
): AsyncGenerator<AsyncGenerator<Part>> {
  const all = parts[Symbol.asyncIterator]();
  let next = await all.next();
  async function* volume(): AsyncGenerator<Part> {
    let [bytes, entries] = [0, 0];
    while (!next.done && bytes < most && entries < entriesMost) {
      const { name, data } = next.value;
      entries += 1;
      yield {
        name,
        data: (async function* () {
          for await (const chunk of data) {
            bytes += chunk.length;
            yield chunk;
          }
        })(),
      };
      next = await all.next();
    }
  }
  while (!next.done) yield volume();
}
