/** Ends when what is under way has come to where it waits, before anything that comes from outside. */
export const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve));
