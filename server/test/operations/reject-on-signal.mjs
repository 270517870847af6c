/* Loaded into the built server by a test: SIGUSR2 is an error that nobody caught. */
process.on('SIGUSR2', () => {
  void Promise.reject(new RangeError('canary of an error that nobody foresaw'));
});
