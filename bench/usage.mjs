/* Loaded into a measured server (`node --import`): tells its parent what it has used so far. */
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send({
    cpuSeconds: (user + system) / 1e6,
    rssBytes: process.memoryUsage().rss,
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
  });
});
// The question alone must not keep a server alive that wants to stop.
process.channel?.unref();
