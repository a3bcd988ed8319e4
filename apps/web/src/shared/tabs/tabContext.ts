import { createContext, useContext } from 'react';

export interface OpenTab {
  /** Whether the tab is the one on show. */
  active: boolean;
  /**
   * Gives the tab a title of its own. One without words, for example an order's number, stays when
   * the language is switched; any other comes again with its page.
   */
  setTitle: (title: string, manner?: { wordless?: boolean }) => void;
  /** Closes the tab; the one beside it is shown. */
  close: () => void;
  /** Throws the page's state away and shows it anew. */
  refresh: () => void;
}

const nothing = () => {};

// What stands outside all tabs is always on show.
export const TabContext = createContext<OpenTab>({
  active: true,
  setTitle: nothing,
  close: nothing,
  refresh: nothing,
});

/** The tab in which a page is shown. */
export const useTab = () => useContext(TabContext);

/**
 * Whether the page's tab is on show. A dialog is drawn only while it is: one that is open in a
 * hidden tab throws when the tab comes back. `{active && <Modal open={open} … />}`
 */
export const useTabActive = () => useTab().active;
