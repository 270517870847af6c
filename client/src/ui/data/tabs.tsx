import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';

export type TabsProps<T extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { value: T; label: string; content: () => ReactNode }[];
  value: T;
  onChange(value: T): void;
  /** Where a tab leads without scripts. Left out where there is no page without them. */
  href?: (value: T) => string;
};

/** On a phone the tabs share the row and their labels wrap between words; should even that not fit, the row alone scrolls. */
const rowStyle: SxProps<Theme> = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
};

const tabStyle: SxProps<Theme> = {
  flex: { xs: '1 1 auto', sm: '0 0 auto' },
  minWidth: 'min-content',
  overflowWrap: 'normal',
  minHeight: 48,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  px: { xs: 1, sm: 2 },
  border: 0,
  borderBottom: '3px solid transparent',
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  '&[aria-selected="true"]': { color: 'primary.main', borderColor: 'primary.main' },
  // The ring of the others would be cut off by the row.
  '&:focus-visible': { outlineOffset: -3 },
};

/** Where a key leads from the tab at `index` of `count`; undefined for keys that are not ours. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  // Keys that a button handles, and a link does not.
  if (key === ' ') return index;
  return undefined;
}

/**
 * Local views behind tabs: arrow keys, Home and End choose and focus, each tab names its panel, and only the chosen view is
 * rendered. Without scripts each is a link, where `href` says to what. MUI's Tabs do the same for 10 kB, which no public page has to spare (budgets.json).
 */
export function Tabs<T extends string>({ label, tabs, value, onChange, href }: TabsProps<T>) {
  const id = useId();
  const row = useRef<HTMLElement>(null);
  const chosen = tabs.find((tab) => tab.value === value);

  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.value === value);
    const next = nextIndex(event.key, current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };

  return (
    <>
      <Box ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown} sx={rowStyle}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <Box
              key={tab.value}
              {...(href ? { component: 'a', href: href(tab.value) } : { component: 'button', type: 'button' })}
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                onChange(tab.value);
              }}
              sx={tabStyle}
            >
              {tab.label}
            </Box>
          );
        })}
      </Box>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} tabIndex={0} sx={{ pt: 3 }}>
        {chosen?.content()}
      </Box>
    </>
  );
}
