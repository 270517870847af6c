/**
 * What the server's process is started with, for the memory that it holds; `node-environment.ts` has what can be said later.
 * First the C library's allocator (glibc; others ignore it): pictures are decoded outside
 * of JavaScript in pieces of many megabytes, on several threads: by default each thread keeps what it once had, and twenty
 * large pictures leave 190 MB more behind than with these. Then half of V8's young generation, which it makes
 * at the start. `Dockerfile` has the same.
 */
export const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
};
