import { createContext } from 'react';

/** Tells the filter around a field that something was chosen by other means than the form's own. */
export const ChoiceMade = createContext<() => void>(() => {});
