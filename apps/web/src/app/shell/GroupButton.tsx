import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { Popup } from '../popup/Popup.tsx';
import { GroupItems } from './GroupItems.tsx';
import type { MenuItem } from './menuItems.ts';

interface Props extends Pick<ComponentProps<typeof Popup>, 'side'> {
  item: MenuItem;
  current: boolean;
  className: string;
  /** For who sees only its picture. */
  title?: string;
  children: ReactNode;
}

/** A group of a menu that opens beside its name. */
export const GroupButton = ({ item, current, className, title, side, children }: Props) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        title={title}
        aria-haspopup="menu"
        aria-expanded={open}
        data-current={current || undefined}
        popoverTarget={id}
      >
        {children}
      </button>
      <Popup
        id={id}
        label={item.title}
        {...(side && { side })}
        anchor={() => button.current?.getBoundingClientRect()}
        onToggle={setOpen}
      >
        <GroupItems items={item.children} />
      </Popup>
    </>
  );
};
