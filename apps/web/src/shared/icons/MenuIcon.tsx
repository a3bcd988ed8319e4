import { lazy, Suspense } from 'react';
import { loadChunk } from '../lib/loadChunk.ts';
import styles from './MenuIcon.module.css';

// Apart from the frame: the words of the menu don't wait for its pictures.
const Icon = lazy(() => loadChunk(() => import('./menuIcons.tsx')));

export const MenuIcon = ({ name }: { name: string }) => (
  <span className={styles.icon} aria-hidden="true">
    <Suspense>
      <Icon name={name} />
    </Suspense>
  </span>
);
