import i18next from 'i18next';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useAccountWarning } from '../../features/accounts/index.ts';
import { loadPalette } from '../../features/find/index.ts';
import { loadKeysDialog } from '../../features/keys/index.ts';
import { loadServiceButton } from '../../features/service/index.ts';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import type { Routes } from '../routes/routes.ts';
import { hrefFor } from '../tabs/tabStore.ts';
import { useFrameKeys } from './useFrameKeys.ts';

const Palette = lazy(() => loadChunk(loadPalette));
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
  onOpen: (what: 'palette' | 'keys' | 'help') => void;
  onClose: () => void;
}

const calmMs = 3_000;

/** Once the page has come to rest: who presses Ctrl-K types on at once, and no letter is lost. */
const usePaletteReady = () => {
  useEffect(() => {
    // If it can't be had, opening it says so.
    const load = () => Promise.all([loadPalette(), i18next.loadNamespaces('find')]);
    const timer = setTimeout(() => void load().catch(() => null), calmMs);
    return () => clearTimeout(timer);
  }, []);
};

/** What comes over the frame when it is asked for. */
export const Extras = ({ routes, open, onOpen, onClose }: Props) => {
  const navigate = useNavigate();
  useAccountWarning();
  useFrameKeys(onOpen);
  usePaletteReady();
  const pages = useMemo(() => [...routes.pages.values()].filter(({ hidden }) => !hidden), [routes]);
  return (
    <>
      <Suspense>
        <ServiceButton />
      </Suspense>
      <Suspense>
        {open === 'palette' && (
          <Palette
            pages={pages}
            onClose={onClose}
            onOpen={(path) => void navigate(hrefFor(path))}
          />
        )}
        {open === 'keys' && <KeysDialog onClose={onClose} />}
        {open === 'settings' && <SettingsDrawer onClose={onClose} />}
      </Suspense>
    </>
  );
};
