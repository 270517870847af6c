import { contract, type Refusal, signedOut } from '../contract.js';
import { cropRelisting, cropUpdate } from './crop.shapes.js';
import { cropParams, noSuchCrop, savedCrop } from './crop-answers.js';
import { withPictures } from './with-pictures.js';

const notTheirs: Refusal = { code: 'FORBIDDEN', message: 'Only the farmer who listed this crop can change it.' };

const dayIsOver: Refusal = {
  code: 'BAD_USER_INPUT',
  message: 'That day is over. Choose a later one, or leave it empty.',
  fields: ['expiryDate'],
};
/** Refusals of every change of a listing. */
const notForYou: readonly Refusal[] = [signedOut, notTheirs, noSuchCrop];

export const updateCrop = contract({
  method: 'patch',
  path: '/crops/:id',
  onlyBelowApi: true,
  id: 'updateCrop',
  takesKey: true,
  tag: 'Crops',
  summary: 'Edits your own crop that is for sale, or a draft.',
  description:
    'What is left out stays as it is; null, or an empty text in a form, empties what may be empty. Bids stay as they are. Forms are written as for `POST /crops`.',
  signedIn: 'required',
  params: cropParams,
  body: withPictures(
    cropUpdate,
    { version: 1, price: { basePrice: 2480 }, remainingQuantity: { amount: 60 } },
    {
      id: 'CropUpdateForm',
      description: 'What to change of a crop, with new pictures.',
      example: { version: 1, 'price.basePrice': 2480, imageOrder: ['new'] },
    },
  ),
  answer: savedCrop(200, 'Changes saved.'),
  refusals: [
    dayIsOver,
    ...notForYou,
    {
      code: 'CONFLICT',
      message: 'This crop has changed in the meantime. Look at what it says now, then save again.',
    },
    { code: 'CONFLICT', message: 'This crop has expired. Sell it again with new dates.' },
  ],
});

export const publishCrop = contract({
  method: 'post',
  path: '/crops/:id/publish',
  onlyBelowApi: true,
  id: 'publishCrop',
  takesKey: true,
  tag: 'Crops',
  summary: 'Offers your own draft for sale.',
  signedIn: 'required',
  params: cropParams,
  answer: savedCrop(200, 'Your crop is now for sale.'),
  refusals: [
    {
      code: 'BAD_USER_INPUT',
      message: 'Please fill all required fields: description, state',
      fields: ['description', 'location.state'],
    },
    dayIsOver,
    ...notForYou,
    { code: 'CONFLICT', message: 'This crop was published already.' },
  ],
});

export const relistCrop = contract({
  method: 'post',
  path: '/crops/:id/relist',
  onlyBelowApi: true,
  id: 'relistCrop',
  takesKey: true,
  tag: 'Crops',
  summary: 'Sells your own crop again that is expired, sold or removed.',
  description:
    'A new listing with everything of the old one that is not said to be different, pictures too; the old one stays as it is. Forms are written as for `POST /crops`.',
  signedIn: 'required',
  params: cropParams,
  body: withPictures(
    cropRelisting,
    { quantity: { amount: 50 }, harvestDate: '2026-04-20' },
    {
      id: 'CropRelistingForm',
      description: 'A new listing of an old one, with new pictures.',
      example: { 'quantity.amount': 50, harvestDate: '2026-04-20' },
    },
  ),
  answer: savedCrop(201, 'Crop added successfully!'),
  refusals: [
    {
      code: 'BAD_USER_INPUT',
      message: 'Please fill all required fields: quantity amount',
      fields: ['quantity.amount'],
    },
    ...notForYou,
    { code: 'CONFLICT', message: 'This crop is still for sale. Edit it instead.' },
  ],
});
