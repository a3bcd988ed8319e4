import type { ReactNode } from 'react';
import styles from './icons.module.css';

// Drawn here: the frame needs a dozen strokes, not a library of pictures before the first paint.
const icon = (drawing: ReactNode) => () => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
    {drawing}
  </svg>
);

export const MenuToggleIcon = icon(<path d="M3 5h14M3 10h14M3 15h14" />);
export const CloseIcon = icon(<path d="M5 5l10 10M15 5L5 15" />);
export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="M13 13l4 4" />
  </>,
);
export const HelpIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M7.8 7.8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 14v.1" />
  </>,
);
export const LanguageIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M2.5 10h15M10 2.5c2.6 2 2.6 13 0 15M10 2.5c-2.6 2-2.6 13 0 15" />
  </>,
);
export const WarningIcon = icon(<path d="M10 3l7.5 13.5h-15zM10 8.5v3.5M10 14.2v.1" />);
