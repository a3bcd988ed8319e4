import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Ways.module.css';

interface Way {
  name: string;
  content: ReactNode;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs as the ARIA practices have them: one stop for Tab, arrows move between. */
export const Ways = ({ label, ways }: { label: string; ways: readonly Way[] }) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    const next = (chosen + step + ways.length) % ways.length;
    setChosen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {ways.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
        {ways[chosen]?.content}
      </div>
    </>
  );
};
