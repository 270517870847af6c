import Box from '@mui/material/Box';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { visuallyHidden } from '@/ui/feedback/visually-hidden';
import { fieldBoxStyle, nativeFieldStyle } from '@/ui/form/field-style';
import { type FieldProps, FormField } from '@/ui/form/form-field';
import { type Proposal, ProposalList } from './proposal-list';

/** What a phone shows between the field and its keyboard. */
const MOST_IN_SIGHT = 5;
/** Heights, in pixels: of a proposal, and of what stands at the lower edge. */
const OPTION = 48;
const LOWER_BAR = 72;

export type ProposingInputProps<P extends Proposal> = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete'> & {
    name: string;
    defaultValue: string;
    /** What the list is called. */
    listLabel: string;
    /** What is proposed for what was typed, the best first. */
    propose(typed: string): readonly P[];
    /** Whether something is proposed before anything is typed. */
    opensEmpty?: boolean;
    /** Called when the field is entered, before anything is proposed. */
    onEnter(): void;
    /** Fills in what was chosen. Returns what that did besides, in words; '' where nothing. */
    onChoose(proposal: P, typed: string): string;
    /** In the box behind the text; it can say what was typed in another way. */
    beside?: (onTyped: (text: string) => void) => ReactNode;
  };

/**
 * A text with proposals while it is typed; any other text may stand there. A combobox as ARIA describes it: the focus stays in the
 * field, arrows walk, Enter takes, Escape closes.
 */
export function ProposingInput<P extends Proposal>({
  listLabel,
  propose,
  opensEmpty = false,
  onEnter,
  onChoose,
  beside,
  error,
  hint,
  label,
  required,
  disabled,
  ...input
}: ProposingInputProps<P>) {
  const { t } = useText();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  /** What is typed while proposals may be shown for it; null otherwise. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [done, setDone] = useState('');
  const found = typed === null ? [] : propose(typed);
  const isOpen = found.length > 0;

  // A list behind the keyboard or the lower bar is none: the field goes up to the header.
  useEffect(() => {
    const field = box.current;
    if (!isOpen || !field) return;
    const below = (window.visualViewport?.height ?? window.innerHeight) - field.getBoundingClientRect().bottom;
    const height = Math.min(found.length, MOST_IN_SIGHT) * OPTION;
    if (below < height + LOWER_BAR) field.labels?.[0]?.scrollIntoView?.({ block: 'start' });
  }, [isOpen, found.length]);

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  // Not by the focus alone: a message of the form about the field would be behind the list.
  const openWhereEmpty = () => {
    if (opensEmpty && box.current?.value === '') setTyped('');
  };
  const onTyped = (text: string) => {
    setTyped(text);
    setActive(-1);
    setDone('');
  };
  const choose = (proposal: P) => {
    setDone(onChoose(proposal, typed ?? ''));
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose a word of a Hindi keyboard are not meant for us.
    if (event.nativeEvent.isComposing) return;
    if (!isOpen && event.key === 'ArrowDown') openWhereEmpty();
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const proposal = found[active];
    if (step) {
      // One place more than there are proposals: the field itself.
      const places = found.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && proposal) choose(proposal);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${listId}-${index}`;

  return (
    <FormField label={label} error={error} hint={done || hint} required={required} disabled={disabled}>
      {(wiring) => (
        <Box sx={{ position: 'relative' }}>
          <Box sx={fieldBoxStyle}>
            <Box
              component="input"
              ref={box}
              autoComplete="off"
              {...input}
              {...wiring}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={active < 0 ? undefined : optionId(active)}
              onFocus={onEnter}
              onClick={openWhereEmpty}
              onBlur={close}
              onKeyDown={onKeyDown}
              onChange={(event) => onTyped(event.target.value)}
              sx={nativeFieldStyle}
            />
            {beside ? <Box sx={{ display: 'contents' }}>{beside(onTyped)}</Box> : null}
          </Box>
          <ProposalList
            id={listId}
            label={listLabel}
            maxHeight={(MOST_IN_SIGHT + 0.5) * OPTION}
            proposals={found.map((proposal, index) => ({ proposal, id: optionId(index), isActive: index === active }))}
            onChoose={choose}
          />
          <Box role="status" sx={visuallyHidden}>
            {isOpen ? t('addCrop.proposalsFound', { count: found.length }) : done}
          </Box>
        </Box>
      )}
    </FormField>
  );
}
