import { sourcesOf, suggestionsIn, textOf } from './answer-event';
import { isFailureReason } from './chat-failure';
import type { ChatMessage, Shortfall } from './conversation';

const SHORTFALLS: readonly string[] = ['stopped', 'cut', 'failed'] satisfies Shortfall[];

/** The bubbles kept in this tab. What another version of the site left there, and we cannot read, is left out. */
export function parseStored(stored: string | null): ChatMessage[] {
  const value: unknown = JSON.parse(stored ?? '[]');
  return Array.isArray(value) ? value.flatMap((entry) => messageOf(entry) ?? []) : [];
}

function messageOf(entry: unknown): ChatMessage | null {
  const [id, role, content, timestamp] = ['id', 'role', 'content', 'timestamp'].map((field) => textOf(entry, field));
  if (!id || !timestamp || content == null || (role !== 'user' && role !== 'assistant')) return null;
  if (role === 'user') return { id, role, content, timestamp };
  const language = textOf(entry, 'language');
  const shortfall = textOf(entry, 'shortfall');
  const reason = textOf(entry, 'reason');
  return {
    id,
    role,
    content,
    timestamp,
    sources: sourcesOf((entry as { sources?: unknown }).sources),
    notice: textOf(entry, 'notice'),
    suggestions: suggestionsIn((entry as { suggestions?: unknown }).suggestions),
    ...(language === 'hi' || language === 'en' ? { language } : {}),
    ...(shortfall && SHORTFALLS.includes(shortfall) ? { shortfall: shortfall as Shortfall } : {}),
    ...(isFailureReason(reason) ? { reason } : {}),
  };
}
