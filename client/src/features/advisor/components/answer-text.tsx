import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { phoneLink } from '@/lib/config';
import { type Block, formatAnswer, type Span } from '../model/format-answer';
import { PriceTable } from './price-table';

/**
 * An answer's text with its paragraphs, lists, tables of prices, bold words and numbers to dial. Made of React text alone: no HTML out of
 * an answer is ever rendered (security.md X1).
 */
export function AnswerText({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.25, '& :is(ul, ol)': { m: 0, pl: 3 }, '& li + li': { mt: 0.5 } }}>
      {formatAnswer(text).map((block) => (
        <AnswerBlock key={block.lines[0]?.at} block={block} />
      ))}
    </Box>
  );
}

function AnswerBlock({ block }: { block: Block }) {
  if (block.kind === 'mandi' || block.kind === 'support') return <PriceTable table={block} />;
  if (block.kind === 'paragraph') {
    return (
      <Box component="p" sx={{ m: 0 }}>
        {block.lines.map(({ at, spans }) => (
          <Box key={at} component="span" sx={{ display: 'block', '& + &': { mt: 0.75 } }}>
            <Spans spans={spans} />
          </Box>
        ))}
      </Box>
    );
  }
  const items = block.lines.map(({ at, spans }) => (
    <li key={at}>
      <Spans spans={spans} />
    </li>
  ));
  return block.kind === 'numbers' ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span) => {
    if (span.kind === 'phone') {
      return (
        <Box
          key={span.at}
          component="a"
          href={phoneLink(span.phone)}
          sx={{ color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {span.text}
        </Box>
      );
    }
    return span.kind === 'strong' ? (
      <strong key={span.at}>{span.text}</strong>
    ) : (
      <Fragment key={span.at}>{span.text}</Fragment>
    );
  });
}
