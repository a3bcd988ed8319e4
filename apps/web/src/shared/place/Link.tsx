import type { ComponentProps, MouseEvent } from 'react';
import { go } from './place.ts';

interface Props extends ComponentProps<'a'> {
  to: string;
}

const plain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link that changes the page without loading it again. */
export const Link = ({ to, children, ...rest }: Props) => (
  <a
    {...rest}
    href={to}
    onClick={(event) => {
      if (!plain(event)) return;
      event.preventDefault();
      go(to);
    }}
  >
    {children}
  </a>
);
