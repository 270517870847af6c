import { browserStore } from './browser-storage';

/** The reader's own district as far as this device knows it, in English: "Hisar, Haryana"; '' where it does not. */
export const rememberedPlace = (): string => browserStore.read('near-place') ?? '';
