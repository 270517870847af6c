import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { type Block, formatAnswer, type Span } from '../model/format-answer';

/**
 * An answer's text with its paragraphs, lists, bold words and numbers to dial. Made of React text alone: no HTML out of
 * an answer is ever rendered (security.md X1).
 */
export function AnswerText({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.25, '& :is(ul, ol)': { m: 0, pl: 3 }, '& li + li': { mt: 0.5 } }}>
      {/* Blocks only ever grow at the end: their place is their identity. */}
      {formatAnswer(text).map((block, index) => (
        <AnswerBlock key={`${index}-${block.kind}`} block={block} />
      ))}
    </Box>
  );
}

function AnswerBlock({ block }: { block: Block }) {
  if (block.kind === 'list') {
    return (
      <Box component={block.ordered ? 'ol' : 'ul'} start={block.ordered ? block.start : undefined}>
        {block.items.map((spans, index) => (
          <li key={`${index}-item`}>
            <Spans spans={spans} />
          </li>
        ))}
      </Box>
    );
  }
  return (
    <Box component="p" sx={{ m: 0 }}>
      {block.lines.map((spans, index) => (
        <Fragment key={`${index}-line`}>
          {index > 0 ? <br /> : null}
          <Spans spans={spans} />
        </Fragment>
      ))}
    </Box>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => {
    const key = `${index}-${span.kind}`;
    if (span.kind === 'strong') return <strong key={key}>{span.text}</strong>;
    if (span.kind === 'text') return <Fragment key={key}>{span.text}</Fragment>;
    return (
      <Box
        key={key}
        component="a"
        href={`tel:${span.phone}`}
        sx={{ color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
      >
        {span.text}
      </Box>
    );
  });
}
