import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';

export type TabsProps<T extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { value: T; label: string; content: () => ReactNode }[];
  value: T;
  onChange(value: T): void;
};

/** Local views behind tabs: arrow keys move between them, each names its panel. Only the chosen view is rendered. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  const id = useId();
  const chosen = tabs.find((tab) => tab.value === value);
  return (
    <>
      <MuiTabs
        value={value}
        aria-label={label}
        selectionFollowsFocus
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_event, next: T) => onChange(next)}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            label={tab.label}
            id={`${id}-tab-${tab.value}`}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
          />
        ))}
      </MuiTabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} tabIndex={0} sx={{ pt: 3 }}>
        {chosen?.content()}
      </Box>
    </>
  );
}
