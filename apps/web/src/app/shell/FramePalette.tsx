import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { loadPalette } from '../../features/find/index.ts';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import type { PageRoute } from '../routes/routes.ts';
import { hrefFor } from '../tabs/tabStore.ts';
import { type FrameActs, usePaletteActs } from './usePaletteActs.ts';

const Palette = lazy(() => loadChunk(loadPalette));

interface Props {
  pages: readonly PageRoute[];
  frame: FrameActs;
  onTopic: (id: string) => void;
  onClose: () => void;
}

/** The palette, and what is done with what was found in it. */
export const FramePalette = ({ pages, frame, onTopic, onClose }: Props) => {
  const navigate = useNavigate();
  const { acts, act } = usePaletteActs(frame);
  return (
    <Palette
      pages={pages}
      acts={acts}
      onClose={onClose}
      onOpen={(way) => {
        if ('path' in way) void navigate(hrefFor(way.path));
        else if ('topic' in way) onTopic(way.topic);
        // Its dialog closes first, and takes with it whatever is open over the frame.
        else setTimeout(() => act(way.act));
      }}
    />
  );
};
