import { uploadFile } from '@alpaca/contract';
import { useState } from 'react';
import { newKey } from '../../shared/api/key.ts';
import { showError } from '../../shared/api/showError.ts';
import { upload } from '../../shared/api/upload.ts';

interface Attached {
  key: string;
  name: string;
}

/** Files that go with what one says: sent as soon as they are chosen. */
export const useAttached = () => {
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const [coming, setComing] = useState(0);
  const attach = (file: File) => {
    const sent = { query: { purpose: 'threadFile' as const }, file };
    setComing((count) => count + 1);
    upload(uploadFile, sent, { key: newKey() })
      .then(({ key, name }) => setFiles((all) => [...all, { key, name }]))
      .catch(showError)
      .finally(() => setComing((count) => count - 1));
    return false;
  };
  return {
    files,
    /** One that is still on its way belongs to this message, not to the next. */
    isComing: coming > 0,
    attach,
    drop: (key: string) => setFiles((all) => all.filter((file) => file.key !== key)),
    clear: () => setFiles([]),
  };
};

export type Attaching = ReturnType<typeof useAttached>;
