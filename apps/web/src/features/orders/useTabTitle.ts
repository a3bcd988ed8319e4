import { useEffect } from 'react';
import { useTab } from '../../shared/tabs/tabContext.ts';

/** Gives the tab a title of its own, once it is known. */
export const useTabTitle = (title: string | undefined, wordless = false) => {
  const { setTitle } = useTab();
  useEffect(() => {
    if (title) setTitle(title, { wordless });
  }, [title, wordless, setTitle]);
};
