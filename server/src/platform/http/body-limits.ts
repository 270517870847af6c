/** Bytes of a GraphQL or REST body that is not an upload; also after it is unpacked, so that a small body cannot grow. */
export const MAX_JSON_BODY = 100 * 1024;
