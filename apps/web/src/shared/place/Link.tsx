import type { ComponentProps } from 'react';
import { follow } from './follow.ts';

interface Props extends ComponentProps<'a'> {
  to: string;
}

/** A link that changes the page without loading it again. */
export const Link = ({ to, children, ...rest }: Props) => (
  <a {...rest} href={to} onClick={follow(to)}>
    {children}
  </a>
);
