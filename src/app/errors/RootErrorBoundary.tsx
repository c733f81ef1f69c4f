import { Component, type ReactNode } from 'react';
import { holdFields } from '../start/heldFields.ts';
import { Fallback } from './Fallback.tsx';

interface State {
  readonly failed: boolean;
  readonly error: unknown;
  readonly restore: () => void;
}

/** Renders the screen again, once, after an error outside of the page: in the header, or in a window above it. */
export class RootErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false, error: undefined, restore: () => undefined };

  #retried = false;

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error, restore: holdFields() };
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
