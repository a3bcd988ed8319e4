import { Component, type ReactNode } from 'react';
import { Broken } from '../../features/errors/index.ts';
import { ChunkError } from '../../shared/lib/loadChunk.ts';

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** A page that throws takes only its own tab with it. */
export class PageBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // A part that could not be had is not asked for again before the whole page is loaded anew.
    const reload = error instanceof ChunkError;
    return <Broken onRetry={reload ? () => window.location.reload() : this.props.onRetry} />;
  }
}
