import { Component, type ComponentType, type ReactNode } from 'react';
import { forgetFailures } from '../http/fetchOnce.ts';

interface Props {
  readonly Fallback: ComponentType<{ error: unknown }>;
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly error: unknown;
  readonly resetKey: string | undefined;
}

/** Catches errors of its children; files that failed to load are fetched again at the next attempt. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, error: undefined, resetKey };
  }

  override componentDidCatch(): void {
    forgetFailures();
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    return this.state.failed ? <Fallback error={this.state.error} /> : children;
  }
}
