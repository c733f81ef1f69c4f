import { useState } from 'react';
import { SearchPanel } from '../../features/siteSearch/ui/SearchPanel.tsx';
import { Found } from './Found.tsx';

/** The search over the whole site, in a window of its own. */
export function SiteSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [search, setSearch] = useState('');
  return (
    <SearchPanel open={open} onClose={onClose} onType={setSearch}>
      {(box) => <Found search={search} box={box} onChoose={onClose} ways />}
    </SearchPanel>
  );
}
