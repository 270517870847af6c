/** How texts are compared: by the server's own rules, so that both find the same. */
export { mentions, searchKey } from '../../../server/src/platform/spelling';
