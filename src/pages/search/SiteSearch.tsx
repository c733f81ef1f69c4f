import { useState } from 'react';
import { SearchPanel } from '../../features/siteSearch/ui/SearchPanel.tsx';
import { Found } from './Found.tsx';

/** The search over the site, in a window. */
export function SiteSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [entered, setEntered] = useState<string>();
  const type = (text: string) => {
    setEntered(undefined);
    setSearch(text);
  };
  const close = () => {
    setEntered(undefined);
    onClose();
  };
  return (
    <SearchPanel open={open} onClose={close} onType={type} onEnter={setEntered}>
      {(box) => <Found search={search} box={box} onChoose={close} ways entered={entered} />}
    </SearchPanel>
  );
}
