import { useEffect, useEffectEvent, useState } from 'react';
import { go, usePlace } from '../../shared/place/place.ts';
import { type Chapter, chapterMs, chapterOf, chapterPath, chapters } from './chapters.ts';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The chapter on show, which the address names, and the ways to another: by hand, keys or the clock. */
export const useChapters = () => {
  const { search } = usePlace();
  const chapter = chapterOf(search);
  const at = chapters.indexOf(chapter);
  const [playing, setPlaying] = useState(false);
  const step = (by: number) => {
    const next = chapters[at + by];
    // In place of the one before: whoever goes back leaves the tour.
    if (next) go(chapterPath(next), { replace: true });
  };
  const isLast = at === chapters.length - 1;

  const onClock = useEffectEvent(() => {
    step(1);
    if (at >= chapters.length - 2) setPlaying(false);
  });
  // Each chapter has its time, however it was come to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chapter begins its time anew
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(onClock, chapterMs);
    return () => clearTimeout(timer);
  }, [playing, chapter]);

  const onKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    step(steps[key] ?? 0);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const goTo = (to: Chapter) => go(chapterPath(to), { replace: true });
  const play = () => {
    if (isLast) goTo(chapters[0]);
    setPlaying(!playing);
  };
  return { chapter, at, isLast, playing, play, step, goTo };
};
