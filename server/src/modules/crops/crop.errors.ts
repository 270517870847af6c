import { AppError } from '../../platform/errors/app-error.js';

/** The one answer for a crop that is not there, never was, or was removed (spec §8; the wording is the specification's). */
export const cropNotFound = () => new AppError('NOT_FOUND', 'Crop not found.');
