import {
  cancelImport,
  commitImport,
  createImportErrorFile,
  createImportTemplate,
  getImport,
  getImportForecast,
  type ImportCounts,
  type ImportKindName,
  type ImportStatus,
  type ImportView,
  listImportReplaced,
  listImports,
  type Request,
} from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { downloadErrorFile, downloadFile } from '../../shared/api/download.ts';
import { newKey } from '../../shared/api/key.ts';
import { request } from '../../shared/api/request.ts';
import { callKey, useCall } from '../../shared/api/useCall.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';

const working: readonly ImportStatus[] = ['reading', 'checking', 'committing'];
export const isWorking = (status: ImportStatus) => working.includes(status);

// The socket tells of every step; this is for when it can't.
const pollMs = 3_000;

/** One import, followed while the server works on it. */
export const useImport = (id: string) => {
  const view = useCall(
    getImport,
    { query: { id } },
    {
      // The page itself says what went wrong.
      meta: { quiet: true },
      refetchInterval: ({ state }) => (state.data && isWorking(state.data.status) ? pollMs : false),
    },
  );
  useRefresh('user', () => void view.refetch());
  return view;
};

/** Takes over what an answer says of an import, without asking again. */
export const useChangeImport = (id: string) => {
  const client = useQueryClient();
  const key = callKey(getImport, { query: { id } });
  // A mend may change what orders cost, or what is replaced, though the counts stay as they are.
  const renewForecast = () =>
    Promise.all(
      [getImportForecast, listImportReplaced].map((call) =>
        client.invalidateQueries({ queryKey: callKey(call, { query: { id } }) }),
      ),
    );
  return {
    setCounts: (counts: ImportCounts) => {
      client.setQueryData<ImportView>(key, (view) => view && { ...view, counts });
      void renewForecast();
    },
    look: async () => {
      await client.invalidateQueries({ queryKey: key });
      void renewForecast();
    },
  };
};

/** Imports that can be gone on with. */
export const useUnfinished = (kind: ImportKindName) => {
  const list = useCall(listImports, { query: { kind } }, { meta: { quiet: true } });
  useRefresh('user', () => void list.refetch());
  return list;
};

/** What is brought in, and at what cost, besides the good rows. */
export type CommitChoice = Omit<Request<typeof commitImport>['body'], 'id'>;

export const commit = (id: string, choice: CommitChoice) =>
  request(commitImport, { body: { id, ...choice } }, { key: newKey() });
export const cancel = (id: string) => request(cancelImport, { body: { id } }, { key: newKey() });

export const fetchTemplate = async (kind: ImportKindName) => {
  const { key } = await request(createImportTemplate, { body: { kind } });
  await downloadFile(key);
};

export const fetchErrorFile = async (id: string) => {
  const { key } = await request(createImportErrorFile, { body: { id } }, { key: newKey() });
  await downloadErrorFile(key);
};
