import i18next from 'i18next';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useAccountWarning } from '../../features/accounts/index.ts';
import { loadPalette } from '../../features/find/index.ts';
import { loadKeysDialog } from '../../features/keys/index.ts';
import { loadServiceButton } from '../../features/service/index.ts';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import type { Routes } from '../routes/routes.ts';
import { FramePalette } from './FramePalette.tsx';
import { loadOfflineBar } from './Offline.tsx';
import { useFrameKeys } from './useFrameKeys.ts';

const KeysDialog = lazy(() => loadChunk(loadKeysDialog));
const ServiceButton = lazy(() =>
  loadChunk(async () => ({ default: (await loadServiceButton()).ServiceButton })),
);
const SettingsDrawer = lazy(() => loadChunk(() => import('./SettingsDrawer.tsx')));

/** What may be open over the frame. */
export type Overlay = 'menu' | 'settings' | 'palette' | 'keys';

interface Props {
  routes: Routes;
  open: Overlay | null;
  onOpen: (what: 'palette' | 'keys' | 'settings' | 'help') => void;
  /** Help at a page of it. */
  onTopic: (id: string) => void;
  onSignOut: () => void;
  onClose: () => void;
}

const calmMs = 3_000;

/**
 * Once the page has come to rest: who presses Ctrl-K types on at once, and no letter is lost. Without a
 * network there is nothing to load the bar from that says so.
 */
const useReady = () => {
  useEffect(() => {
    // If it can't be had, opening it says so.
    const load = () =>
      Promise.all([loadPalette(), i18next.loadNamespaces('find'), loadOfflineBar()]);
    const timer = setTimeout(() => void load().catch(() => null), calmMs);
    return () => clearTimeout(timer);
  }, []);
};

/** What comes over the frame when it is asked for. */
export const Extras = ({ routes, open, onOpen, onTopic, onSignOut, onClose }: Props) => {
  useAccountWarning();
  useFrameKeys(onOpen);
  useReady();
  const pages = useMemo(() => [...routes.pages.values()].filter(({ hidden }) => !hidden), [routes]);
  return (
    <>
      <Suspense>
        <ServiceButton />
      </Suspense>
      <Suspense>
        {open === 'palette' && (
          <FramePalette
            pages={pages}
            frame={{
              settings: () => onOpen('settings'),
              keys: () => onOpen('keys'),
              help: () => onOpen('help'),
              signOut: onSignOut,
            }}
            onTopic={onTopic}
            onClose={onClose}
          />
        )}
        {open === 'keys' && <KeysDialog onClose={onClose} />}
        {open === 'settings' && <SettingsDrawer onClose={onClose} />}
      </Suspense>
    </>
  );
};
