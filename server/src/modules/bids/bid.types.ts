import { registerEnumType } from 'type-graphql';

export const BidStatus = { PENDING: 'pending', CLOSED: 'closed' } as const;
export type BidStatus = (typeof BidStatus)[keyof typeof BidStatus];
registerEnumType(BidStatus, {
  name: 'BidStatus',
  description: 'Pending: the farmer has it. Closed: the farmer removed the crop.',
  valuesConfig: {
    PENDING: { description: 'The farmer has it.' },
    CLOSED: { description: 'The farmer removed the crop.' },
  },
});
