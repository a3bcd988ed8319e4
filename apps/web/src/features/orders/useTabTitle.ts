import { useEffect } from 'react';
import { useTab } from '../../shared/tabs/tabContext.ts';

/** Gives the tab a title of its own, once it is known. */
export const useTabTitle = (title: string | undefined) => {
  const { setTitle } = useTab();
  useEffect(() => {
    if (title) setTitle(title);
  }, [title, setTitle]);
};
