import { WEIGHT_ANSWER_HOURS } from '../deals/deal.rules.js';

/**
 * What notifications say, in English; `notification.messages.hi.ts` has the same in Hindi. `{name}` stands for a fact. A
 * key is a kind, and behind a dot what is particular: why a bid ended, which step of a deal and who did it.
 */
export const MESSAGE_TEMPLATES = {
  NEW_BID: '{other} bids {price} per {unit} for {quantity} of your {crop}: {total} in all.',
  'NEW_BID.replaces': '{other} changed the bid on your {crop}: now {price} per {unit} for {quantity}, {total} in all.',
  'NEW_BID.bidder': '{other} bids in the auction of your {crop}. The price is {price} per {unit} now.',
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
  'DEAL_STEP.AGREE.clock.farmer':
    'Your {crop} is sold. The auction ended at {price} per {unit}: {quantity} to {other}, {total} in all. Deal {number}.',
  'DEAL_STEP.AGREE.clock.buyer':
    'You won the auction of {crop}: {quantity} for {price} per {unit}, {total} in all. Your deal is {number}.',
  'DEAL_STEP.PROPOSE_PICK_UP': '{other} wants the pick-up of {crop} on {day}. Please say whether that suits you.',
  'DEAL_STEP.CONFIRM_PICK_UP': '{other} agrees to the pick-up of {crop} on {day}.',
  'DEAL_STEP.RECORD_WEIGHT.amount': `{other} entered {quantity} of {crop} as weighed, which makes {amount}. Please check it within ${WEIGHT_ANSWER_HOURS} hours.`,
  'DEAL_STEP.RECORD_WEIGHT': `{other} entered what was weighed of {crop}. Please check it within ${WEIGHT_ANSWER_HOURS} hours.`,
  'DEAL_STEP.CONFIRM_WEIGHT': '{other} agrees to what was weighed of {crop}.',
  'DEAL_STEP.CONFIRM_WEIGHT.clock': `What was weighed of {crop} counts as agreed, since nobody said otherwise for ${WEIGHT_ANSWER_HOURS} hours. Deal {number}.`,
  'DEAL_STEP.MARK_PAYMENT.amount':
    '{other} says that {amount} was paid for {crop}. Please confirm it once you have it.',
  'DEAL_STEP.MARK_PAYMENT': '{other} says that a payment for {crop} was made. Please confirm it once you have it.',
  'DEAL_STEP.CONFIRM_PAYMENT.amount': '{other} confirms your payment of {amount} for {crop}.',
  'DEAL_STEP.CONFIRM_PAYMENT': '{other} confirms your payment for {crop}.',
  'DEAL_STEP.DENY_PAYMENT.amount':
    '{other} has not received the {amount} for {crop} that you marked. Please look at deal {number}.',
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
  STEP_DUE: 'Your deal {number} with {other} about {crop} waits for you.',
  'STEP_DUE.PROPOSE_PICK_UP':
    'No day is agreed on for the pick-up of {crop} with {other}. Without one, deal {number} is called off on {until}.',
  'STEP_DUE.CONFIRM_PICK_UP':
    '{other} waits to hear whether the day for the pick-up of {crop} suits you. Otherwise deal {number} is called off on {until}.',
  'STEP_DUE.RECORD_WEIGHT':
    'Has {other} picked up {crop}? Please enter what was weighed, or deal {number} is called off on {until}.',
  'STEP_DUE.CONFIRM_WEIGHT': 'Please check what was weighed of {crop}. If you say nothing, it counts from {until} on.',
  'STEP_DUE.CONFIRM_PAYMENT':
    '{other} says that {crop} was paid. Have you got the money? From {until} on we look at it with both of you.',
  'STEP_DUE.MARK_PAYMENT':
    'The payment to {other} for {crop} is still open. If you have paid, please say so in deal {number}.',
  'STEP_DUE.MARK_PAYMENT.farmer':
    '{other} has not said yet that {crop} was paid, and we have asked again. If something is wrong, tell us in deal {number}.',
  'STEP_DUE.SAY_STILL_THERE':
    'Is {crop} of the cancelled deal {number} still there? If you say yes, it can be sold again.',
  'STEP_DUE.CONFIRM_RETURN': 'Has {other} returned what you paid for {crop}? Please say so in deal {number}.',
  RATED: '{other} rated your deal about {crop}. You see how once you have rated too.',
  'RATED.stars': '{other} gave you {stars} of 5 stars for {crop}.',
  LISTING_ENDING: 'Your listing of {crop} ends on {day}. You can move its last day.',
  OUTBID: 'Somebody else has bid more for {crop}: {price} per {unit} now. You can bid again until {until}.',
  AUCTION_ENDING: 'The auction of {crop} ends on {until}. The price is {price} per {unit} now.',
  'AUCTION_ENDING.noBids': 'The auction of your {crop} ends on {until}. Nobody has bid yet.',
  AUCTION_ENDED: 'The auction of {crop} is over.',
  'AUCTION_ENDED.lost': 'The auction of {crop} is over. Somebody else has bid more: {price} per {unit}.',
  'AUCTION_ENDED.waits':
    "The auction of {crop} is over. Yours is the highest bid, but below {other}'s lowest price. {other} can accept it until {until}.",
  'AUCTION_ENDED.mayAccept':
    'The auction of your {crop} is over at {price} per {unit}, below your lowest price. You can accept it until {until}. No answer means no.',
  'AUCTION_ENDED.noBids':
    'The auction of your {crop} is over, and nobody has bid. You can list it again with one press.',
  'AUCTION_ENDED.silent': 'Nothing came of the auction of {crop}: {other} did not accept the highest bid in time.',
  'AUCTION_ENDED.silent.farmer':
    'Nothing came of the auction of your {crop}: the time to accept the highest bid is over. You can list it again with one press.',
  PRICE_ALERT: '{crop} in {market}: {price} a quintal on {day}.{sample}',
  'PRICE_ALERT.above': '{crop} in {market} is above {limit}: {price} a quintal on {day}.{sample}',
  'PRICE_ALERT.below': '{crop} in {market} is below {limit}: {price} a quintal on {day}.{sample}',
  'PRICE_ALERT.risen': '{crop} in {market} rose by {percent} % in a week, to {price} a quintal on {day}.{sample}',
  'PRICE_ALERT.fallen': '{crop} in {market} fell by {percent} % in a week, to {price} a quintal on {day}.{sample}',
  LISTING_ENDED: 'Your listing of {crop} is over. If you still have it, sell it again with one press.',
} as const;

export type MessageKey = keyof typeof MESSAGE_TEMPLATES;
