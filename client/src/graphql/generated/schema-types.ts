export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

export type Role =
  | 'BUYER'
  | 'FARMER';
