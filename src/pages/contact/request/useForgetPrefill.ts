import { useLocation, useNavigate } from 'react-router-dom';
import { prefilledMessage } from '../../../shared/prefill.ts';

/** Gives the way to forget what another page has prefilled: a reload does not show it again then. */
export function useForgetPrefill(): () => void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (prefilledMessage(state) === undefined) return;
    void navigate(pathname, { replace: true, preventScrollReset: true });
  };
}
