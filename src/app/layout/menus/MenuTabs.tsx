import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import type { MenuName } from '../../../content/menuNames.ts';
import type { MenuTab } from '../../../content/navigation.ts';
import { MenuColumnLinks } from './MenuColumnLinks.tsx';

interface MenuTabsProps {
  readonly name: MenuName;
  readonly tabs: readonly MenuTab[];
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
}

const TabColumn = styled(Tabs)({
  flex: '0 0 13.5rem',
  alignSelf: 'stretch',
  paddingInlineEnd: '1.5rem',
  borderInlineEnd: '1px solid var(--line)',
  '& .MuiTabs-list': { gap: '0.25rem' },
  '& .MuiTab-root': {
    fontWeight: 600,
    '&:hover:not(.Mui-selected)': { backgroundColor: 'var(--tint)' },
  },
});

const Panels = styled('div')({ flex: '1 1 0', minInlineSize: 0 });

/** The tabs of a menu (FR-04), as in https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
export function MenuTabs({ name, tabs, chosen, onChoose }: MenuTabsProps) {
  const { t } = useTranslation('menu');
  return (
    <>
      <TabColumn
        orientation="vertical"
        selectionFollowsFocus
        value={chosen}
        onChange={(_event, place: number) => onChoose(place)}
        aria-label={t(`panels.${name}Title`)}
      >
        {tabs.map(({ label }, place) => (
          <Tab
            key={label}
            id={`tab-${name}-${label}`}
            aria-controls={`tab-panel-${name}-${label}`}
            label={t(`tabs.${label}`)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onChoose(place)}
          />
        ))}
      </TabColumn>
      <Panels>
        {tabs.map(({ label, columns }, place) => (
          <div
            key={label}
            role="tabpanel"
            id={`tab-panel-${name}-${label}`}
            aria-labelledby={`tab-${name}-${label}`}
            hidden={place !== chosen}
          >
            {columns.map((column) => (
              <MenuColumnLinks key={column.heading} column={column} />
            ))}
          </div>
        ))}
      </Panels>
    </>
  );
}
