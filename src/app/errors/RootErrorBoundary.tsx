import { Component, type ReactNode } from 'react';
import { recordFields } from '../start/recordFields.ts';
import { Fallback } from './Fallback.tsx';

interface State {
  readonly failed: boolean;
  readonly error: unknown;
  readonly restore: () => void;
}

/** Renders the screen once again after an error outside the page: in the header, or in a dialog. */
export class RootErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false, error: undefined, restore: () => undefined };

  #retried = false;

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error, restore: recordFields() };
  }

  override componentDidCatch(): void {
    if (this.#retried) return;
    this.#retried = true;
    this.setState({ failed: false }, this.state.restore);
  }

  override render(): ReactNode {
    return this.state.failed ? <Fallback error={this.state.error} /> : this.props.children;
  }
}
