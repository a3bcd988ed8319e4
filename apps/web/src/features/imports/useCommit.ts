import type { ImportView } from '@alpaca/contract';
import { useEffect, useRef } from 'react';
import { showError } from '../../shared/api/showError.ts';
import { type CommitChoice, commit, fetchErrorFile } from './api.ts';

/**
 * Brings the good rows in. Where rows were refused on the way, the file that marks them is saved
 * by itself, in the browser that asked for it.
 */
export const useCommit = ({ id, status, counts }: ImportView) => {
  const badBefore = useRef<number | null>(null);
  useEffect(() => {
    if (status !== 'done' || badBefore.current === null) return;
    const refused = counts.bad > badBefore.current;
    badBefore.current = null;
    if (refused) fetchErrorFile(id).catch(showError);
  }, [id, status, counts.bad]);
  return async (choice: CommitChoice = {}) => {
    await commit(id, choice);
    badBefore.current = counts.bad;
  };
};
