/* What is started when the page is there, as one file. */
export { learnOwnPlace } from './learn-own-place';
export { startOffline } from './start-offline';
