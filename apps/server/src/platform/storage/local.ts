import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import {
  access,
  chmod,
  constants,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedKey, type Storage } from './port.ts';

// '~' cannot stand in a key: a file never meets the folder of a longer key ('a' and 'a/b' can both
// exist, as they can in S3), and neither meets the folder of unfinished files.
const bodySuffix = '~body';
const typeSuffix = '~type';
const unfinished = '~tmp';

// Papers and labels of strangers: nobody else on this machine has a look.
const fileMode = 0o600;
const folderMode = 0o700;
const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: folderMode });

const absentAsNull = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

export const localStorage = (root: string): Storage => {
  const pathOf = (key: string) => join(root, checkedKey(key));

  const writeUnfinished = async (body: Buffer | Readable) => {
    const path = join(root, unfinished, randomUUID());
    await makeFolder(dirname(path));
    const source = Buffer.isBuffer(body) ? Readable.from([body]) : body;
    const sink = createWriteStream(path, { flush: true, mode: fileMode });
    try {
      await pipeline(source, sink);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { path, bytes: sink.bytesWritten };
  };

  return {
    async put(key, body, { contentType }) {
      const target = pathOf(key);
      const written = await writeUnfinished(body);
      const type = `${written.path}${typeSuffix}`;
      try {
        await writeFile(type, contentType, { flush: true, mode: fileMode });
        await makeFolder(dirname(target));
        // The type goes first: whoever finds a body finds its type too.
        await rename(type, target + typeSuffix);
        await rename(written.path, target + bodySuffix);
      } catch (error) {
        await rm(type, { force: true });
        await rm(written.path, { force: true });
        throw error;
      }
      return { bytes: written.bytes };
    },

    async get(key) {
      const path = pathOf(key);
      const handle = await open(path + bodySuffix).catch(absentAsNull);
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        const contentType = await readFile(path + typeSuffix, 'utf8').catch(absentAsNull);
        if (contentType !== null) {
          return { body: handle.createReadStream(), bytes: size, contentType };
        }
      } catch (error) {
        await handle.close();
        throw error;
      }
      // Removed between the two reads.
      await handle.close();
      return null;
    },

    async remove(key) {
      const path = pathOf(key);
      await rm(path + bodySuffix, { force: true });
      await rm(path + typeSuffix, { force: true });
    },

    async check() {
      await makeFolder(root);
      await chmod(root, folderMode);
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
};
