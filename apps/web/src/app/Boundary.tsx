import { Component, type ReactNode } from 'react';
import { Broken } from '../features/errors/index.ts';

interface Props {
  children: ReactNode;
}

/** React has no function for this: a page that throws must not leave a blank one. */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main>
        <Broken onRetry={() => window.location.reload()} />
      </main>
    );
  }
}
