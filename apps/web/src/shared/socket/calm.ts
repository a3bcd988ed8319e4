/** Runs after the wait, at most once in a while, however often it is asked. */
export const calm = (run: () => void, everyMs: number) => {
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fire = () => {
    timer = undefined;
    notBefore = Date.now() + everyMs;
    run();
  };
  return {
    ask: (waitMs = 0) => {
      timer ??= setTimeout(fire, Math.max(waitMs, notBefore - Date.now()));
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
