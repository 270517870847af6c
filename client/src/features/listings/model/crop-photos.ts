/** How many pictures of a crop the server takes. */
export const MAX_PHOTOS = 10;
