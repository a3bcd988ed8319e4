import { create } from 'zustand';

interface Standing {
  /** Nobody did anything for a while: nothing is shown or done until the person proves who they are. */
  locked: boolean;
  /** Something is to be done for which the person is asked who they are. */
  confirming: boolean;
}

export const useStanding = create<Standing>(() => ({ locked: false, confirming: false }));

type Wait = (again: boolean) => void;
let waiting: Wait[] = [];

/** Waits for the one dialog, however many calls were hindered; true where they may be sent again. */
export const untilProved = (what: keyof Standing) =>
  new Promise<boolean>((resolve) => {
    waiting.push(resolve);
    useStanding.setState({ [what]: true });
  });

/** The person proved who they are, or would not. */
export const settle = (again: boolean) => {
  useStanding.setState({ locked: false, confirming: false });
  const all = waiting;
  waiting = [];
  for (const answer of all) answer(again);
};
