import { useLayoutEffect, useState } from 'react';

const scrollerOf = (node: HTMLElement): HTMLElement | null => {
  for (let up = node.parentElement; up; up = up.parentElement) {
    if (up === document.body) return null;
    if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
  }
  return null;
};

const roomBelow = (node: HTMLElement, scroller: HTMLElement | null): number => {
  const { top } = node.getBoundingClientRect();
  if (!scroller) return window.innerHeight - top - window.scrollY;
  return scroller.clientHeight - (top - scroller.getBoundingClientRect().top + scroller.scrollTop);
};

/** The height that reaches to the window's lower edge, less what must fit below. */
export const useFillHeight = ({ below, least }: { below: number; least: number }) => {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(least);
  useLayoutEffect(() => {
    if (!node) return;
    const scroller = scrollerOf(node);
    const measure = () => {
      // A hidden tab has no size; its table keeps the one it had.
      if (node.offsetWidth > 0) {
        setHeight(Math.max(least, Math.floor(roomBelow(node, scroller) - below)));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller ?? document.documentElement);
    // Whatever stands above may grow, such as an opened filter.
    if (node.parentElement) observer.observe(node.parentElement);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [node, below, least]);
  return [setNode, height] as const;
};
