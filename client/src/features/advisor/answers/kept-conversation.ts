import type { ChatMessage } from '../model/conversation';
import { parseStored } from '../model/stored-conversation';

const KEY = 'advisor-conversation';

/** Keeps the conversation in this tab: it comes back after a reload, and goes with the tab. */
export function keepConversation(messages: readonly ChatMessage[]): void {
  try {
    if (messages.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(messages));
  } catch (error) {
    // Storage can be closed or full; the conversation then lasts as long as the page.
    console.warn('The conversation could not be kept:', error);
  }
}

/** The conversation that this tab had; empty where there is none. */
export function keptConversation(): ChatMessage[] {
  try {
    return parseStored(sessionStorage.getItem(KEY));
  } catch (error) {
    console.warn('The kept conversation could not be read:', error);
    return [];
  }
}
