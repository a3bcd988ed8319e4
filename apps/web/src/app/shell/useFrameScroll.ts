import { useCallback, useEffect, useRef } from 'react';
import { useHeaderHidden } from './useHeaderHidden.ts';

/** How the frame answers when the page on show scrolls. */
export const useFrameScroll = (fixedHeader: boolean, page: string | null) => {
  const layout = useRef<HTMLDivElement>(null);
  const { hidden, onScroll: scrolled, show, hold } = useHeaderHidden(fixedHeader);
  const onScroll = useCallback(
    (scroller: HTMLElement, before: number) => {
      scrolled(scroller, before);
      layout.current?.style.setProperty('--scrolled', `${scroller.scrollTop}px`);
    },
    [scrolled],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins with its header
  useEffect(() => {
    show();
    layout.current?.style.removeProperty('--scrolled');
  }, [page]);
  return { layout, hidden, onScroll, hold };
};
