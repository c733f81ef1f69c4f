import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import failedArt from '../../content/art/states/unreachable.svg?no-inline';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';

interface Props {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(`A page could not be shown: ${String(error)}`);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function Crash() {
  const { t } = useTranslation();
  return (
    <div className="wrap" style={{ paddingBlock: '3rem', maxInlineSize: '48rem' }}>
      <StatePanel
        art={failedArt}
        level={1}
        role="alert"
        title={t('app.crashTitle')}
        text={t('app.crashText')}
      >
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </button>
      </StatePanel>
    </div>
  );
}

/** Keeps a failing page from taking the frame with it; the next address starts afresh. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} fallback={<Crash />}>
      {children}
    </Boundary>
  );
}
