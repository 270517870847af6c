/* What is started when the page is there, as one file. */
export { learnVisitorDistrict } from './learn-visitor-district';
export { startOffline } from './start-offline';
