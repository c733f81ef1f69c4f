import { useCallback, useEffect, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useRegisterSW } from 'virtual:pwa-register/react';
import { backoff } from '../../shared/http/backoff.ts';
import { heldFor } from '../../shared/updateHolds.ts';
import { wait } from '../../shared/wait.ts';
import { sharePage } from './shareVisit.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';
import { notifyUpdate } from './updates.ts';
import { workerScriptArrives } from './workerScript.ts';

const UPDATE_INTERVAL_MS = 60 * 60 * 1000;
const RETRY = { firstPause: 2000, maxPause: 60_000 };

/** Reports a failed first install, which the browser does not repeat while the page is open. */
function watchFirstInstall(
  registration: ServiceWorkerRegistration,
  onFailed: (error: unknown) => void,
): void {
  const { active, waiting, installing } = registration;
  if (active || waiting) return;
  const check = () => {
    if (!installing || installing.state === 'redundant') onFailed(new Error('Installation failed'));
  };
  installing?.addEventListener('statechange', check);
  check();
}

function Registration({ onFailed }: { onFailed: (error: unknown) => void }) {
  const isRequested = useRef(false);
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const {
    needRefresh: [isWaiting, setWaiting],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW: (_script, registered) => setRegistration(registered),
    onRegisterError: onFailed,
    // The default reloads every tab that announced the version, also one with unsent input.
    onNeedReload: () => undefined,
  });

  useEffect(() => {
    if (!registration) return undefined;
    watchFirstInstall(registration, onFailed);
    const timer = setInterval(() => void registration.update().catch(() => undefined), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [registration, onFailed]);

  useEffect(() => {
    const onControllerChange = () => {
      setWaiting(false);
      if (isRequested.current && heldFor() === undefined) window.location.reload();
    };
    navigator.serviceWorker.addEventListener('controllerchange', onControllerChange);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', onControllerChange);
  }, [setWaiting]);

  useEffect(() => {
    notifyUpdate(isWaiting);
    return () => notifyUpdate(false);
  }, [isWaiting]);

  const apply = () => {
    isRequested.current = true;
    void updateServiceWorker();
  };
  return <UpdatePrompt isWaiting={isWaiting} onApply={apply} onLater={() => setWaiting(false)} />;
}

/** Registers the service worker, with retries (OF-02), and announces a new version (OF-07). */
export function WorkerUpdates() {
  const address = useHref(useLocation().pathname);
  useEffect(() => sharePage(address), [address]);
  const [attempt, setAttempt] = useState(0);
  const onFailed = useCallback(
    (error: unknown) => {
      console.info(`The worker was not registered: ${String(error)}`);
      // The browser forbids workers.
      if (error instanceof DOMException && error.name === 'SecurityError') return;
      const retry = async () => {
        await wait(backoff(RETRY, attempt));
        await workerScriptArrives();
        setAttempt(attempt + 1);
      };
      void retry();
    },
    [attempt],
  );
  return <Registration key={attempt} onFailed={onFailed} />;
}
