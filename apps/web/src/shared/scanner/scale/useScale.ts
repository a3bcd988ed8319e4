import { useCallback, useEffect, useRef, useState } from 'react';
import { type Reading, readingOf } from './scaleLine.ts';
import { type Port, readLines, serial } from './serial.ts';

/** `none`: this browser can't; `lost`: the cable was pulled. */
export type ScaleState = 'none' | 'off' | 'on' | 'lost';

/** A scale at a serial port. One that was chosen before is used again without a question. */
export const useScale = (onReading: (reading: Reading) => void) => {
  const [state, setState] = useState<ScaleState>(() => (serial() ? 'off' : 'none'));
  const [shown, setShown] = useState<Reading | null>(null);
  const current = useRef<AbortController>(null);
  const heard = useRef(onReading);
  useEffect(() => {
    heard.current = onReading;
  });

  const follow = useCallback(async (port: Port) => {
    const following = new AbortController();
    current.current?.abort();
    current.current = following;
    setState('on');
    const onLine = (line: string) => {
      const reading = readingOf(line);
      if (!reading) return;
      setShown(reading);
      heard.current(reading);
    };
    const end = await readLines(port, onLine, following.signal).then(
      () => 'off' as const,
      () => 'lost' as const,
    );
    // Another one was chosen meanwhile.
    if (current.current !== following) return;
    setShown(null);
    setState(following.signal.aborted ? 'off' : end);
  }, []);

  useEffect(() => {
    let isLeft = false;
    void serial()
      ?.getPorts()
      .then(([known]) => {
        if (known && !isLeft) void follow(known);
      });
    return () => {
      isLeft = true;
      current.current?.abort();
    };
  }, [follow]);

  const choose = async () => {
    // Whoever closes the browser's question has chosen none.
    const port = await serial()
      ?.requestPort()
      .catch(() => null);
    if (port) void follow(port);
  };
  return { state, shown, choose, leave: () => current.current?.abort() };
};
