import { useLocation, useNavigate } from 'react-router-dom';
import { handedOver } from '../../../shared/handedOver.ts';

/** Gives the way to forget what another page has handed over: a reload does not bring it back then. */
export function useForgetHanded(): () => void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (handedOver(state) === undefined) return;
    void navigate(pathname, { replace: true, preventScrollReset: true });
  };
}
