/**
 * What notifications say, in English; `notification.messages.hi.ts` has the same in Hindi. `{name}` stands for a fact. A
 * key is a kind, and behind a dot what is particular: why a bid ended, which step of a deal and who did it.
 */
export const SENTENCES = {
  NEW_BID: '{other} bids {price} per {unit} for {quantity} of your {crop}: {total} in all.',
  'NEW_BID.replaces': '{other} changed the bid on your {crop}: now {price} per {unit} for {quantity}, {total} in all.',
  COUNTER_OFFER: '{other} has a new offer for {crop}: {price} per {unit} for {quantity}, {total} in all.',
  COUNTER_WITHDRAWN: '{other} took the last price for {crop} back. Your own offer counts again.',
  OFFER_DECLINED: '{other} said no to your offer for {crop}.',
  'OFFER_DECLINED.PRICE_TOO_LOW': '{other} said no to your offer for {crop}: the price is too low.',
  'OFFER_DECLINED.QUANTITY_TOO_SMALL': '{other} said no to your offer for {crop}: they would rather sell more at once.',
  'OFFER_DECLINED.PROMISED_TO_ANOTHER': '{other} said no to your offer for {crop}: it is promised to somebody else.',
  'OFFER_DECLINED.PICK_UP_NOT_POSSIBLE':
    '{other} said no to your offer for {crop}: it cannot be picked up as you want it.',
  'OFFER_DECLINED.WANTS_TO_WAIT': '{other} said no to your offer for {crop}: they wait with selling.',
  BID_WITHDRAWN: '{other} took the bid on your {crop} back.',
  BID_ENDED: 'Your bid on {crop} is over.',
  'BID_ENDED.FARMER_SILENT': 'Your bid on {crop} ended: {other} did not answer in time. You can bid again.',
  'BID_ENDED.BUYER_SILENT.farmer': 'Your price for {crop} is over: {other} did not answer in time.',
  'BID_ENDED.BUYER_SILENT': 'Your bid on {crop} ended: the time to answer {other} is over. You can bid again.',
  'BID_ENDED.SOLD_TO_ANOTHER': 'Your bid on {crop} ended: somebody else bought all of it.',
  'BID_ENDED.LISTING_REMOVED': 'Your bid on {crop} ended: {other} removed the listing.',
  'BID_ENDED.LISTING_EXPIRED': 'Your bid on {crop} ended: the time of the listing is over.',
  QUANTITY_CHANGED: 'There is only {quantity} of {crop} left. Does your bid of {price} per {unit} still stand?',
  ANSWER_DUE: '{other} waits for your answer about {crop}, {price} per {unit}, until {until}. No answer means no.',
  DEAL_STEP: 'There is news in your deal {number} about {crop}.',
  'DEAL_STEP.AGREE':
    'You have a deal with {other}: {quantity} of {crop} for {price} per {unit}, {total} in all. Its number is {number}.',
  'DEAL_STEP.PROPOSE_PICK_UP': '{other} wants the pick-up of {crop} on {day}. Please say whether that suits you.',
  'DEAL_STEP.CONFIRM_PICK_UP': '{other} agrees to the pick-up of {crop} on {day}.',
  'DEAL_STEP.RECORD_WEIGHT': '{other} entered what was weighed of {crop}. Please check it within 48 hours.',
  'DEAL_STEP.CONFIRM_WEIGHT': '{other} agrees to what was weighed of {crop}.',
  'DEAL_STEP.CONFIRM_WEIGHT.clock':
    'What was weighed of {crop} counts as agreed, since nobody said otherwise for 48 hours. Deal {number}.',
  'DEAL_STEP.MARK_PAYMENT': '{other} says that a payment for {crop} was made. Please confirm it once you have it.',
  'DEAL_STEP.CONFIRM_PAYMENT': '{other} confirms your payment for {crop}.',
  'DEAL_STEP.DENY_PAYMENT':
    '{other} has not received the payment for {crop} that you marked. Please look at deal {number}.',
  'DEAL_STEP.ASK_OPERATOR':
    'A payment in deal {number} about {crop} was not confirmed for seven days. We look at it with both of you.',
  'DEAL_STEP.CONFIRM_RETURN': '{other} confirms that the advance for {crop} was returned.',
  'DEAL_STEP.COMPLETE': 'Your deal {number} with {other} about {crop} is complete. How was it? Please rate each other.',
  'DEAL_STEP.CANCEL': '{other} called off your deal {number} about {crop}.',
  'DEAL_STEP.CANCEL.clock':
    'Your deal {number} about {crop} is called off: its time for a pick-up is over. Nobody is blamed.',
  'DEAL_STEP.DISPUTE': '{other} does not agree to what was weighed of {crop}. We look at your deal {number}.',
  'DEAL_STEP.DECIDE': 'We have decided about your deal {number} with {other} about {crop}.',
  PICK_UP_TOMORROW: 'The pick-up of {crop} with {other} is on {day}. Deal {number}.',
  RATED: '{other} rated your deal about {crop}. You see how once you have rated too.',
  'RATED.stars': '{other} gave you {stars} of 5 stars for {crop}.',
  LISTING_ENDING: 'Your listing of {crop} ends on {day}. You can move its last day.',
  LISTING_ENDED: 'Your listing of {crop} is over. If you still have it, sell it again with one press.',
} as const;

export type SentenceKey = keyof typeof SENTENCES;
