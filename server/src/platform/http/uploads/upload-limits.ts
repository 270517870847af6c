import { defineRateLimits, HOUR_SECONDS } from '../rate-limit-rule.js';

const MEGABYTE = 1024 * 1024;

/** How large one upload may be. */
export interface UploadLimits {
  readonly maxFiles: number;
  /** Bytes of one file. */
  readonly maxFileSize: number;
  /** Bytes of one text field. */
  readonly maxFieldSize: number;
  readonly maxFields: number;
}

/** ten pictures of 10 MB, and the texts of one form. */
export const UPLOAD_LIMITS: UploadLimits = {
  maxFiles: 10,
  maxFileSize: 10 * MEGABYTE,
  maxFieldSize: 16 * 1024,
  maxFields: 60,
};

/** The memory for all uploads of a server. */
export interface UploadSlotLimits {
  /** Bytes of all uploads that are being received or worked on. */
  readonly bytes: number;
  /** Of these, what the uploads from one address may hold, so that no address has it all. */
  readonly bytesOfAddress: number;
  /** How many may wait for room, and how long. */
  readonly waiting: number;
  readonly waitMs: number;
}

/** Two uploads of the largest size, one of them from any one address. */
export const UPLOAD_SLOT_LIMITS: UploadSlotLimits = {
  bytes: 208 * MEGABYTE,
  bytesOfAddress: 104 * MEGABYTE,
  waiting: 100,
  waitMs: 10_000,
};

/** How often an upload may begin. */
export const UPLOAD_RATES = defineRateLimits({
  /** Multipart bodies, also those that are refused. */
  uploads: {
    per: 'account',
    points: 60,
    windowSeconds: HOUR_SECONDS,
    message: 'You have sent very many uploads. Please try again in an hour.',
  },
});
