import { tabStore } from '@/lib/browser-storage';
import type { ChatMessage } from '../model/conversation';
import { parseStored } from '../model/stored-conversation';

const KEY = 'advisor-conversation';

/** Keeps the conversation in this tab: it comes back after a reload, and goes with the tab. */
export function keepConversation(messages: readonly ChatMessage[]): void {
  if (messages.length === 0) tabStore.remove(KEY);
  else tabStore.write(KEY, JSON.stringify(messages));
}

/** The conversation that this tab had; empty where there is none. */
export function keptConversation(): ChatMessage[] {
  try {
    return parseStored(tabStore.read(KEY));
  } catch (error) {
    console.warn('The kept conversation could not be read:', error);
    return [];
  }
}
