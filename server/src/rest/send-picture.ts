import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { OpenedMedia } from '../modules/media/media.store.js';

/** It is always served as a picture, independent of its content (security.md U8). */
export const PICTURE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** The caller closed the connection: there is no one to answer. */
const isAbort = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Answers with a stored picture. */
export async function sendPicture(
  response: Response,
  { stream, size }: OpenedMedia,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  response.set({ ...headers, 'Content-Length': String(size) });
  try {
    await pipeline(stream, response);
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
}
