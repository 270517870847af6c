import { beginProfile, endProfile } from './profile.mjs';

/* Loaded into a measured server (`node --import`): reports to its parent what it has used so far, and where its time goes. */
process.on('message', async (message) => {
  if (message === 'begin profile') process.send(await beginProfile().then(() => 'begun'));
  if (message === 'end profile') process.send(await endProfile());
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send({
    cpuSeconds: (user + system) / 1e6,
    rssBytes: process.memoryUsage().rss,
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
  });
});
// Ends with its parent.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The question alone must not keep a server alive that wants to stop.
process.channel?.unref();
