/**
 * Settings of the C library's allocator for the server's process (glibc; others ignore them). Pictures are decoded outside
 * of JavaScript in pieces of many megabytes, on several threads: by default each thread keeps what it once had, and twenty
 * large pictures leave 190 MB more behind than with these. `Dockerfile` has the same.
 */
export const NATIVE_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
