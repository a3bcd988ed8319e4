import { type ClaimDocument, uploadFile } from '@alpaca/contract';
import { useState } from 'react';
import { newKey } from '../../../shared/api/key.ts';
import { showError } from '../../../shared/api/showError.ts';
import { upload } from '../../../shared/api/upload.ts';

interface Brought {
  document: ClaimDocument;
  key: string;
  name: string;
}

/** What shows a claim, by what it is: sent as soon as it is chosen. */
export const useDocuments = () => {
  const [files, setFiles] = useState<readonly Brought[]>([]);
  const [coming, setComing] = useState<readonly ClaimDocument[]>([]);
  const bring = async (document: ClaimDocument, file: File) => {
    const sent = { query: { purpose: 'claimFile' as const }, file };
    setComing((all) => [...all, document]);
    try {
      const { key, name } = await upload(uploadFile, sent, { key: newKey() });
      setFiles((all) => [...all, { document, key, name }]);
    } catch (error) {
      showError(error);
    } finally {
      setComing((all) => all.toSpliced(all.indexOf(document), 1));
    }
  };
  return {
    files,
    brought: files.map(({ document, key }) => ({ document, key })),
    isComing: coming.length > 0,
    comes: (document: ClaimDocument) => coming.includes(document),
    bring,
    drop: (key: string) => setFiles((all) => all.filter((file) => file.key !== key)),
  };
};

export type BringingDocuments = ReturnType<typeof useDocuments>;
