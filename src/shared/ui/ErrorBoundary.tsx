import { Component, type ComponentType, type ReactNode } from 'react';
import { forgetFailures } from '../http/fetchOnce.ts';

interface Props {
  /** What stands in the place of what failed. */
  readonly Fallback: ComponentType<{ error: unknown }>;
  readonly children: ReactNode;
}

/** Keeps a failing part from taking the rest with it. What could not be fetched is asked for anew the next time. */
export class ErrorBoundary extends Component<Props, { error?: unknown; failed: boolean }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown; failed: boolean } {
    return { failed: true, error };
  }

  override componentDidCatch(): void {
    forgetFailures();
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    return this.state.failed ? <Fallback error={this.state.error} /> : children;
  }
}
