import { Children, createContext, type ReactNode, useContext } from 'react';

/** Whether only the first field is in sight, as on a phone before anyone opens the others. */
export const OnlyFirst = createContext(false);

/** Fields of a filter. One that is out of sight and empty is not drawn: most lists are read without it. */
export const FilterFields = ({ children }: { children: ReactNode }) => {
  const all = Children.toArray(children);
  return useContext(OnlyFirst) ? all[0] : all;
};
