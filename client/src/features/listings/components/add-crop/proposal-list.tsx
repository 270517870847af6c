import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { OtherName } from '@/ui/data/other-name';

/** Something that a field proposes: its name in the reader's language, and the other one, which stands small beside it. */
export type Proposal = { key: string; own: string; other: string };

export type ProposalListProps<P extends Proposal> = {
  id: string;
  label: string;
  /** In pixels; a longer list is scrolled. */
  maxHeight: number;
  /** `isActive` is where the arrow keys are. */
  proposals: readonly { proposal: P; id: string; isActive: boolean }[];
  onChoose(proposal: P): void;
};

/** The list under a field that proposes; empty and unseen where nothing is proposed. */
export function ProposalList<P extends Proposal>({ id, label, maxHeight, proposals, onChoose }: ProposalListProps<P>) {
  const list = useRef<HTMLUListElement>(null);
  const activeId = proposals.find(({ isActive }) => isActive)?.id;
  useEffect(() => {
    const option = list.current?.querySelector(`[id="${activeId}"]`);
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <Box
      component="ul"
      ref={list}
      role="listbox"
      id={id}
      aria-label={label}
      hidden={proposals.length === 0}
      // The field keeps the focus, also where the list is scrolled.
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        position: 'absolute',
        insetInline: 0,
        top: '100%',
        zIndex: 2,
        m: 0,
        mt: 0.5,
        p: 0.5,
        maxHeight,
        overflowY: 'auto',
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 6,
      }}
    >
      {proposals.map(({ proposal, id: optionId, isActive }) => (
        <Box
          key={proposal.key}
          component="li"
          role="option"
          id={optionId}
          aria-selected={isActive}
          onClick={() => onChoose(proposal)}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            minHeight: 48,
            py: 0.5,
            px: 1.5,
            borderRadius: 1,
            cursor: 'pointer',
            '&:hover, &[aria-selected="true"]': { bgcolor: 'action.selected' },
          }}
        >
          <Box component="span" sx={{ fontWeight: 600 }}>
            {proposal.own}
          </Box>
          <OtherName name={proposal.other} />
        </Box>
      ))}
    </Box>
  );
}
