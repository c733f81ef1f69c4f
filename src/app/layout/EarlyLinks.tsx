import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { splitLanguage } from '../../i18n/addresses.ts';
import { onOpenByRouter } from '../start/earlyLink.ts';

/** Opens links of sections that are not hydrated yet: the page that they lead to need not wait for those. */
export function EarlyLinks(): null {
  const navigate = useNavigate();
  useEffect(() => onOpenByRouter((path) => void navigate(splitLanguage(path).path)), [navigate]);
  return null;
}
