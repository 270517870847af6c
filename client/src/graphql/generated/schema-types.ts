/** Which offer to accept. */
export type AcceptOfferInput = {
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Identifier of the offer that you mean: the last one of its bid. */
  offerId: string;
};

/** What a browser got from its push service (`PushSubscription.toJSON()`). */
export type AddPushDeviceInput = {
  /** Its secret for the encryption, base64url. */
  auth: string;
  /** The address of its push service: https, at most 1,000 characters. */
  endpoint: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** What to call it in your list, at most 60 characters. */
  name?: string | null | undefined;
  /** Its public key, base64url. */
  p256dh: string;
};

/** Where an auction stands. */
export type AuctionState =
  /** It is over, and the highest bid is below the farmer's lowest price: the farmer may accept it. */
  | 'AWAITING_FARMER'
  /** Bids are taken. */
  | 'LIVE'
  /** It is over without a deal. */
  | 'NOT_SOLD'
  /** The farmer removed the crop before it was over. */
  | 'REMOVED'
  /** It is over, and there is a deal at its price. */
  | 'SOLD';

/** What you can do about a bid now. */
export type BidAction =
  /** acceptOffer with its last offer: makes a deal. */
  | 'ACCEPT'
  /** confirmBidQuantity: you still want what is left, or a part of it. */
  | 'CONFIRM_QUANTITY'
  /** counterOffer with its last offer: names another price. */
  | 'COUNTER'
  /** declineOffer with its last offer. */
  | 'DECLINE'
  /** placeBid on the same crop, at another price or quantity. */
  | 'REPLACE'
  /** withdrawBid. */
  | 'WITHDRAW'
  /** withdrawCounter with its last offer, which is your own counter-offer. */
  | 'WITHDRAW_COUNTER';

/** Why a bid ended without an answer. */
export type BidEndedReason =
  /** Its buyer did not answer in time. */
  | 'BUYER_SILENT'
  /** No answer of the farmer stood when its time was over. */
  | 'FARMER_SILENT'
  /** The time of the crop itself was over. */
  | 'LISTING_EXPIRED'
  /** The farmer removed the crop. */
  | 'LISTING_REMOVED'
  /** Somebody else led when the auction ended. */
  | 'OUTBID'
  /** Somebody else bought all of it. */
  | 'SOLD_TO_ANOTHER';

/** Whether a bid leads its auction. */
export type BidStanding =
  /** It is the highest; below the farmer's lowest price it does not win by itself. */
  | 'LEADING'
  /** Somebody else leads. */
  | 'OUTBID';

/** Where a bid stands. */
export type BidState =
  /** One side accepted what the other had offered: there is a deal. */
  | 'ACCEPTED'
  /** The farmer named another price: it waits for its buyer. */
  | 'COUNTERED'
  /** Its buyer said no to the farmer's price. */
  | 'DECLINED'
  /** It ended without an answer; `endedReason` says why. */
  | 'EXPIRED'
  /** Less is left than it is for: it waits for its buyer to say how much they still want. */
  | 'NEEDS_CONFIRMATION'
  /** It waits for the farmer. */
  | 'OPEN'
  /** The farmer said no. */
  | 'REJECTED'
  /** Its buyer placed another one in its place. */
  | 'REPLACED'
  /** Its buyer took it back. */
  | 'WITHDRAWN';

/** Which deal to give up, and why: a reason, your own words, or both. */
export type CancelDealInput = {
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Any reason but NOT_PICKED_UP, which is the clock’s. */
  reason?: CancelReason | null | undefined;
  /** From the farmer: whether the crop is still there, so that it goes back to the listing; left out, you are asked later. From the buyer it means nothing. */
  stillThere?: boolean | null | undefined;
  /** Your own words to the other side, at most 500 characters. */
  words?: string | null | undefined;
};

/** Why a deal was given up. */
export type CancelReason =
  /** The crop is spoiled, lost or less than thought. */
  | 'CROP_DAMAGED'
  /** Nobody came in time. Written by the clock alone; nobody is blamed. */
  | 'NOT_PICKED_UP'
  /** There is no vehicle or labour to fetch it. */
  | 'NO_TRANSPORT'
  /** The other side cannot be reached. */
  | 'OTHER_SIDE_SILENT'
  /** The sides found no way of payment. */
  | 'PAYMENT_DIFFICULT'
  /** It is not as it was described. */
  | 'QUALITY_DIFFERS'
  /** It was sold or bought elsewhere. */
  | 'SOLD_ELSEWHERE';

/** A conversation with a question at its end. */
export type ChatInput = {
  /** The whole conversation, oldest first, at most 200 messages; the last one is the question. */
  messages: Array<ChatMessageInput>;
};

/** A message of a conversation with the advisor. */
export type ChatMessageInput = {
  /** Plain text; of a visitor, not blank and at most 2000 characters. */
  content: string;
  /** Who wrote it. */
  role: ChatRole;
};

/** Who wrote a message of a conversation. */
export type ChatRole =
  /** The advisor. */
  | 'ASSISTANT'
  /** The visitor. */
  | 'USER';

/** How much of a crop you still want, of which less is left than you bid on. */
export type ConfirmBidQuantityInput = {
  /** Identifier of your bid. */
  bidId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** In the unit of the crop: from its `minQuantity` to what remains, and not more than your bid was for. Left out, all that remains of what your bid was for. */
  quantity?: number | null | undefined;
};

/** Which payment you have received. */
export type ConfirmPaymentInput = {
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Identifier of the payment. */
  paymentId: string;
};

/** Which day and place to agree to. */
export type ConfirmPickupInput = {
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Identifier of the `pickupProposal` that you mean. */
  pickupId: string;
};

/** Of which cancelled deal you have your money back. */
export type ConfirmReturnInput = {
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
};

/** Which weighing to agree to. */
export type ConfirmWeightInput = {
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Identifier of the `weighing` that you mean: the last one. */
  weighingId: string;
};

/** Another price, in answer to an offer. */
export type CounterOfferInput = {
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Identifier of the offer that you answer: the last one of its bid. */
  offerId: string;
  /** Rupees per unit of the crop's quantity. */
  price: number;
  /** How much, in the unit of the crop, at most three decimals: of a farmer not more than the bid is for; of a buyer what the farmer offered, or from the `minQuantity` of the crop to what remains. Left out, what the offer is for, or what remains where that is less. */
  quantity?: number | null | undefined;
};

/** A crop to list. */
export type CreateCropInput = {
  /** Save it only: nobody else sees it until `publishCrop`. Until then its description and its place may be empty texts. */
  asDraft?: boolean;
  /** When the auction ends: from 1 hour to 14 days from now, not after the expiry date. Left out, in 3 days or with the expiry date. With an auction only. */
  auctionEndsAt?: string | null | undefined;
  /** Rupees per unit of the quantity. */
  basePrice: number;
  /** What kind of produce it is. */
  category: CropCategory;
  /** Name of the crop, at most 120 characters. */
  cropName: string;
  /** At most 4000 characters. */
  description: string;
  /** Not before the harvest date. */
  expiryDate?: string | null | undefined;
  /** From a year ago to two years ahead. */
  harvestDate?: string | null | undefined;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** JPEG, PNG or WebP pictures, at most 10 of 10 MB each; a multipart request. */
  images?: Array<File> | null | undefined;
  /** Where it is. */
  location: LocationInput;
  /** Where you sell it in parts: the least that somebody may buy, in the unit of the quantity. Left out, it is sold whole. Not with an auction. */
  minQuantity?: number | null | undefined;
  /** Fixed price, or an auction. */
  priceType?: PriceType;
  /** Your own grading; A is the best. */
  qualityGrade?: QualityGrade;
  /** How much there is. */
  quantity: QuantityInput;
  /** Rupees per unit, not below the base price. With an auction only; nobody but you will see it. */
  reservePrice?: number | null | undefined;
  /** How it was grown. */
  specifications?: SpecificationsInput | null | undefined;
};

/** Which price you want to be told of. */
export type CreatePriceAlertInput = {
  /** Rupees a quintal, 50 to 5,00,000; of MOVES whole per cents, 1 to 100. */
  amount: number;
  /** The commodity, by its identifier. */
  commodity: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** What the price has to do. */
  kind: PriceAlertKind;
  /** The market, by its identifier; one that quotes the commodity. */
  market: string;
};

/** What kind of produce a crop is. */
export type CropCategory =
  /** Milk and what is made of it. */
  | 'DAIRY'
  /** Fruits. */
  | 'FRUITS'
  /** Cereals, pulses and oilseeds. */
  | 'GRAINS'
  /** Herbs and medicinal plants. */
  | 'HERBS'
  /** Anything else, such as cotton or honey. */
  | 'OTHER'
  /** Spices. */
  | 'SPICES'
  /** Vegetables. */
  | 'VEGETABLES';

/** What narrows the marketplace; every part that is set has to hold. */
export type CropFilter = {
  /** Exactly this category; left out, all of them. */
  category?: CropCategory | null | undefined;
  /** Exactly this district, in upper or lower case, in English or Hindi. */
  district?: string | null | undefined;
  /** Rupees per unit, at most. */
  maxPrice?: number | null | undefined;
  /** Rupees per unit, at least. */
  minPrice?: number | null | undefined;
  /** Only from districts near this place, by any of its names; 100 characters. Measured as the crow flies between the centres of districts, to about ten km. Crops of a district whose place we do not know are left out; `cropsFilterValues` has those that we know, and another one is refused. */
  near?: string | null | undefined;
  /** Exactly this grade. */
  qualityGrade?: QualityGrade | null | undefined;
  /** Only what this name of a crop names, whatever else it says: all wheat for "Wheat HD-3086"; nothing where it names nothing that we know; 120 characters. */
  sameGoodsAs?: string | null | undefined;
  /** Any part of the crop name, the farmer’s first name or email, the state or the district; 100 characters. */
  search?: string | null | undefined;
  /** Exactly this state, in upper or lower case, in English or Hindi. */
  state?: string | null | undefined;
  /** Sold by this unit; sensible beside a price. */
  unit?: QuantityUnit | null | undefined;
  /** Only checked, or only unchecked, farmers’ crops. */
  verified?: boolean | null | undefined;
  /** How many km away from `near`, 1 to 500; 100 where it is left out. */
  withinKm?: number | null | undefined;
};

/** The order of the marketplace; prices are per unit. */
export type CropSort =
  /** Newest first. */
  | 'NEWEST'
  /** Dearest first. */
  | 'PRICE_HIGH_TO_LOW'
  /** Cheapest first. */
  | 'PRICE_LOW_TO_HIGH';

/** Where a crop stands. Active and pending crops are shown in the marketplace. */
export type CropStatus =
  /** For sale. */
  | 'ACTIVE'
  /** Not offered yet. */
  | 'DRAFT'
  /** Past its time. */
  | 'EXPIRED'
  /** A sale is being agreed; still shown. */
  | 'PENDING'
  /** Sold. */
  | 'SOLD';

/** Who does a step of a deal. */
export type DealActor =
  /** Who buys. */
  | 'BUYER'
  /** Nobody: the time to answer was over. */
  | 'CLOCK'
  /** Who sells. */
  | 'FARMER'
  /** Whoever runs this marketplace. */
  | 'OPERATOR';

/** Where a deal stands. */
export type DealState =
  /** Both sides agree on price and quantity; the crop is to be picked up. */
  | 'AGREED'
  /** Given up before it was weighed. */
  | 'CANCELLED'
  /** Weighed, paid, done. */
  | 'COMPLETED'
  /** The sides do not agree on what was weighed; the operator decides. */
  | 'DISPUTED'
  /** The farmer has entered what was weighed. */
  | 'WEIGHED';

/** What happens in a deal. */
export type DealStep =
  /** An offer was accepted, and the deal was made. */
  | 'AGREE'
  /** The farmer said nothing to a payment for seven days: the operator looks at it. */
  | 'ASK_OPERATOR'
  /** A side gives it up, or nobody came for a week after the day of pick-up. */
  | 'CANCEL'
  /** The weighing and the payments are confirmed. */
  | 'COMPLETE'
  /** The farmer has received a payment. */
  | 'CONFIRM_PAYMENT'
  /** The other side agrees to them. */
  | 'CONFIRM_PICK_UP'
  /** After a deal was cancelled, the buyer has the advance back. */
  | 'CONFIRM_RETURN'
  /** The buyer agrees to it, or says nothing in time. */
  | 'CONFIRM_WEIGHT'
  /** The operator decides a dispute. */
  | 'DECIDE'
  /** The farmer has not received a payment. */
  | 'DENY_PAYMENT'
  /** A side does not agree to what was weighed or paid, or adds to what it said. */
  | 'DISPUTE'
  /** The buyer says to have paid something. */
  | 'MARK_PAYMENT'
  /** A side names the day and the place of pick-up. */
  | 'PROPOSE_PICK_UP'
  /** The farmer enters what was weighed. */
  | 'RECORD_WEIGHT'
  /** After a deal was cancelled, the farmer says whether the crop is still there to be sold. */
  | 'SAY_STILL_THERE';

/** Which offer to decline, and why: a reason, your own words, or both. */
export type DeclineOfferInput = {
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Identifier of the offer that you mean: the last one of its bid. */
  offerId: string;
  /** One of five reasons. */
  reason?: DeclineReason | null | undefined;
  /** Your own words to the other side, at most 500 characters. */
  words?: string | null | undefined;
};

/** Why a farmer says no to an offer. */
export type DeclineReason =
  /** It cannot be picked up as the buyer wants it. */
  | 'PICK_UP_NOT_POSSIBLE'
  /** The price is too low. */
  | 'PRICE_TOO_LOW'
  /** It is promised to somebody else. */
  | 'PROMISED_TO_ANOTHER'
  /** They would rather sell more at once. */
  | 'QUANTITY_TOO_SMALL'
  /** They wait with selling. */
  | 'WANTS_TO_WAIT';

/** Why less is paid than was weighed. */
export type DeductionReason =
  /** Soil, stones, straw or other grain is in it. */
  | 'FOREIGN_MATTER'
  /** It is moist. */
  | 'MOISTURE'
  /** Something else; `deductionWords` says what. */
  | 'OTHER';

/** Which crop to remove. */
export type DeleteCropInput = {
  /** Identifier of your crop. */
  id: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
};

/** Which alert. */
export type DeletePriceAlertInput = {
  /** Identifier of the alert. */
  id: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
};

/** Which payment you have not received. */
export type DenyPaymentInput = {
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Identifier of the payment. */
  paymentId: string;
  /** Your own words to the buyer, at most 500 characters. */
  words?: string | null | undefined;
};

/** As chosen at sign-up. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Other. */
  | 'OTHER';

/** The tab that a test stands under. */
export type LabTestKind =
  /** Certification, residues, nutrition, seed. */
  | 'OTHER'
  /** Soil. */
  | 'SOIL'
  /** Water. */
  | 'WATER';

/** A language of this site. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi; an answer of the advisor has it in the letters of its question. */
  | 'HI';

/** Where a crop is. */
export type LocationInput = {
  /** Village, town or street, at most 400 characters. */
  address: string;
  /** District in the state, at most 80 characters. One that we know is stored by its English name, in whatever script it comes; another one as it is. */
  district: string;
  /** State of India, at most 80 characters. One that we know is stored by its English name, in whatever script it comes; another one as it is. */
  state: string;
};

/** What you sign in with. */
export type LoginInput = {
  /** The email address of the account. */
  email: string;
  /** The password, exactly as it was chosen. */
  password: string;
};

/** The sign-in to end. */
export type LogoutInput = {
  /** The refresh token of this sign-in, as the last answer gave it. */
  refreshToken: string;
};

/** What a machine is for. */
export type MachineCategory =
  /** Combines, reapers and binders. */
  | 'HARVESTER'
  /** Threshers, shellers, chaff cutters. */
  | 'PROCESSING'
  /** Seeders and seed drills. */
  | 'SEEDING'
  /** Sprayers and drones. */
  | 'SPRAYING'
  /** Ploughs, rotavators, levellers. */
  | 'TILLAGE'
  /** Tractors, with and without trolley. */
  | 'TRACTOR';

/** Whether a machine can be rented. */
export type MachineStatus =
  /** Can be rented. */
  | 'AVAILABLE'
  /** Rented out at the moment. */
  | 'BOOKED';

/** Which of your notifications you have read: some by name, all up to one, or those about a deal. */
export type MarkNotificationsReadInput = {
  /** Identifier of a deal: all that you were told of it is read. */
  dealId?: string | null | undefined;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Identifiers of notifications, at most 100. */
  ids?: Array<string> | null | undefined;
  /** Identifier of the newest that you have seen: it and all older ones are read. */
  upTo?: string | null | undefined;
};

/** What you have paid to the farmer. No money passes through us. */
export type MarkPaymentInput = {
  /** Rupees. */
  amount: number;
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** How you paid. */
  method: PaymentMethod;
  /** Number of the transfer or receipt, at most 60 characters. */
  reference?: string | null | undefined;
};

/** Kinds of notifications that are switched on and off together. */
export type NotificationGroup =
  /** Bids, counter-offers and their answers. */
  | 'BIDS'
  /** What happens in your deals. */
  | 'DEALS'
  /** Your price alerts. */
  | 'PRICES'
  /** Ratings of you. */
  | 'RATINGS'
  /** What is about to be due or over. */
  | 'REMINDERS';

/** By which ways you want to be told a group of notifications. */
export type NotificationGroupSettingsInput = {
  /** Which group. */
  group: NotificationGroup;
  /** Whether it comes by email too; left out, that stays. */
  mail?: boolean | null | undefined;
  /** Whether it comes to your devices too; left out, that stays. */
  push?: boolean | null | undefined;
};

/** What you do not agree to. */
export type OpenDisputeInput = {
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** JPEG, PNG or WebP pictures of 10 MB each, at most 4 of a side in all, for both sides and the operator; a multipart request. */
  images?: Array<File> | null | undefined;
  /** What is wrong, in your own words, at most 1000 characters. */
  words: string;
};

/** Whether an alert of yours tells you at present. */
export type PausePriceAlertInput = {
  /** Identifier of the alert. */
  id: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** True: you are told nothing; false: you are told again. */
  isPaused?: boolean;
};

/** How somebody paid. No money passes through us. */
export type PaymentMethod =
  /** By bank transfer: NEFT, RTGS, IMPS or cheque. */
  | 'BANK'
  /** In cash. */
  | 'CASH'
  /** By UPI. */
  | 'UPI';

/** How much of the final amount, or of the agreed total before the weighing, the farmer has confirmed. */
export type PaymentState =
  /** All of it. */
  | 'FULL'
  /** Nothing yet. */
  | 'NONE'
  /** More than that. */
  | 'OVERPAID'
  /** A part of it. */
  | 'PARTIAL';

/** What both sides say of a payment. */
export type PaymentStatus =
  /** The buyer says to have paid; the farmer has not answered. */
  | 'MARKED'
  /** The farmer says that it did not come; they may still confirm it. */
  | 'NOT_RECEIVED'
  /** The farmer has it. */
  | 'RECEIVED'
  /** The deal was cancelled, and the buyer has it back. */
  | 'RETURNED';

/** A bid to place. */
export type PlaceBidInput = {
  /** Rupees per unit of the crop's quantity, like its base price. */
  bidAmount: number;
  /** Identifier of the crop. */
  cropId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** In an auction, how far we may bid for you, in rupees per unit: not below `bidAmount`. Nobody else ever sees it. Left out, your bid is all. Who leads raises their own maximum with it. */
  maxAmount?: number | null | undefined;
  /** Your words to the farmer, at most 1000 characters. */
  message?: string | null | undefined;
  /** How much you want, in the unit of the crop: from its `minQuantity` to what remains, at most three decimals. Left out, all that remains. */
  quantity?: number | null | undefined;
};

/** What a price has to do for you to be told. */
export type PriceAlertKind =
  /** It goes above an amount. */
  | 'ABOVE'
  /** It goes below an amount. */
  | 'BELOW'
  /** It rises or falls by so many per cent in a week. */
  | 'MOVES';

/** How much time is put together in one point of a series. */
export type PriceInterval =
  /** Each day by itself. */
  | 'DAY'
  /** The day of the point is the first of the month. */
  | 'MONTH'
  /** From Monday to Sunday; the day of the point is the Monday. */
  | 'WEEK';

/** What kind of area prices are put together for. */
export type PriceLevel =
  /** All of India. */
  | 'COUNTRY'
  /** A district. */
  | 'DISTRICT'
  /** A state or union territory. */
  | 'STATE';

/** Where a price comes from. */
export type PriceSource =
  /** A file that the operator brought in. */
  | 'CSV'
  /** The daily prices of data.gov.in. */
  | 'DATAGOV'
  /** The history of prices of data.gov.in. */
  | 'DATAGOV_HISTORY'
  /** Made for trying out: no market paid it. Always say so where it is shown. */
  | 'SAMPLE';

/** A fixed asking price, or an auction with a reserve. */
export type PriceType =
  /** Bids decide, above a reserve price. */
  | 'AUCTION'
  /** A fixed asking price; the default. */
  | 'FIXED';

/** A day and a place of pick-up to name. */
export type ProposePickupInput = {
  /** The day in India: today or within the next 90 days. */
  day: string;
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Where, at most 200 characters. */
  place: string;
  /** When on that day. */
  timeOfDay: TimeOfDay;
};

/** Which draft to publish. */
export type PublishCropInput = {
  /** Identifier of your draft. */
  id: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
};

/** The farmer's own grading; A is the best. */
export type QualityGrade =
  /** Best. */
  | 'A'
  /** Good; the default. */
  | 'B'
  /** Fair. */
  | 'C';

/** How much there is of a crop. */
export type QuantityInput = {
  /** Amount in `unit`: above 0, at most three decimals. */
  amount: number;
  /** What the amount is counted in, and what the price is for. */
  unit: QuantityUnit;
};

/** The unit that the quantity is counted in and the price is for. A quintal is 100 kg, a ton 1000 kg. */
export type QuantityUnit =
  /** Kilogram. */
  | 'KG'
  /** Liters. */
  | 'LITERS'
  /** Single pieces. */
  | 'PIECES'
  /** 100 kg. */
  | 'QUINTAL'
  /** 1000 kg. */
  | 'TON';

/** How a deal of yours went with its other side. */
export type RateDealInput = {
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** One to five stars. */
  stars: number;
  /** Your words, at most 500 characters. Everyone will read them: no phone numbers or addresses. */
  words?: string | null | undefined;
};

/** What the weighbridge said. */
export type RecordWeightInput = {
  /** Has to be true where the quantity is more than 10 per cent away from what was agreed: that it is meant. */
  confirmFar?: boolean | null | undefined;
  /** Identifier of the deal. */
  dealId: string;
  /** Per cent that are not to be paid: above 0, at most 50, at most two decimals; left out where all is. */
  deductionPercent?: number | null | undefined;
  /** Why; needed with a deduction. */
  deductionReason?: DeductionReason | null | undefined;
  /** Why, in words, at most 500 characters; needed with the reason OTHER. */
  deductionWords?: string | null | undefined;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** In the unit of the deal: above 0, at most three decimals, at most 10 times what was agreed. */
  quantity: number;
  /** Why what you entered before is corrected, at most 500 characters; needed from the second time on. */
  why?: string | null | undefined;
};

/** The sign-in to go on with. */
export type RefreshSessionInput = {
  /** The refresh token of this sign-in, as the last answer gave it. */
  refreshToken: string;
};

/** What an account needs. All problems are reported at once, with their fields. */
export type RegisterInput = {
  /** The same password again. */
  confirmPassword: string;
  /** Email address; upper and lower case are the same. One account each. */
  email: string;
  /** Given name, 1 to 80 characters. */
  firstName: string;
  /** Male, female or other. */
  gender?: Gender;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. The answer has tokens and is not kept: you are signed in anew, if the password is right. */
  idempotencyKey?: string | null | undefined;
  /** Family name, 1 to 80 characters. */
  lastName: string;
  /** 8 to 128 characters; not one of the passwords that are guessed first. */
  password: string;
  /** Phone number: exactly ten digits. */
  phone: string;
  /** Farmer or buyer; cannot be changed later. */
  role?: Role;
};

/** A new listing of an old one that is over. What is left out is as it was there, pictures too; quantity and dates are given anew, but after an auction that sold nothing they stay where they are left out. */
export type RelistCropInput = {
  /** When the auction ends: from 1 hour to 14 days from now, not after the expiry date. Left out, in 3 days or with the expiry date. With an auction only. Fixed once somebody has bid. */
  auctionEndsAt?: string | null | undefined;
  /** Rupees per unit of the quantity. */
  basePrice?: number | null | undefined;
  /** What kind of produce it is. */
  category?: CropCategory | null | undefined;
  /** Name of the crop, at most 120 characters. */
  cropName?: string | null | undefined;
  /** At most 4000 characters. */
  description?: string | null | undefined;
  /** Not before the harvest date, and not over yet. */
  expiryDate?: string | null | undefined;
  /** From a year ago to two years ahead. */
  harvestDate?: string | null | undefined;
  /** Identifier of your old crop: expired, sold or removed. */
  id: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** The pictures from now on, foremost first: those that are there by their `id`, and `new` for each of `images` in turn. What it does not name is taken away. Left out, all stay and the new ones come after them. */
  imageOrder?: Array<string> | null | undefined;
  /** New JPEG, PNG or WebP pictures of 10 MB each; a multipart request. With those that stay at most 10. */
  images?: Array<File> | null | undefined;
  /** Where it is. */
  location?: LocationInput | null | undefined;
  /** Where you sell it in parts: the least that somebody may buy. Null, it is sold whole. Not with an auction. */
  minQuantity?: number | null | undefined;
  /** Fixed price, or an auction. */
  priceType?: PriceType | null | undefined;
  /** Your own grading; A is the best. */
  qualityGrade?: QualityGrade | null | undefined;
  /** How much there is now; to be said, except after an auction that sold nothing. */
  quantity?: QuantityInput | null | undefined;
  /** Rupees per unit, not below the base price. With an auction only; null, there is none. */
  reservePrice?: number | null | undefined;
  /** How it was grown. */
  specifications?: SpecificationsInput | null | undefined;
};

/** Which device. */
export type RemovePushDeviceInput = {
  /** Identifier of the device. */
  id: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
};

/** Whether the price has come to the farmer's secret lowest price. */
export type ReserveStatus =
  /** The highest bid wins. */
  | 'MET'
  /** There is none: the highest bid wins. */
  | 'NONE'
  /** Not yet: at the end the farmer may accept the highest bid, or not. */
  | 'NOT_MET';

/** What an account is for: farmers list crops, buyers bid on them. */
export type Role =
  /** Bids on crops. */
  | 'BUYER'
  /** Lists crops. */
  | 'FARMER';

/** Whether the crop of a cancelled deal is still there. */
export type SayStillThereInput = {
  /** Identifier of the deal. */
  dealId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** True puts the quantity back into the listing. */
  stillThere: boolean;
};

/** Where you want to be paid. */
export type SetPaymentAddressInput = {
  /** Your UPI ID, `name@bank`, such as ramesh@upi; null takes it away. */
  address?: string | null | undefined;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
};

/** How a crop was grown. Lists: at most 20 entries of 100 characters. */
export type SpecificationsInput = {
  /** Names of the certificates held. */
  certifications?: Array<string>;
  /** Names of the fertilizers used. */
  fertilizersUsed?: Array<string>;
  /** Grown organically. */
  organic?: boolean;
  /** Names of the pesticides used. */
  pesticidesUsed?: Array<string>;
};

/** When on a day somebody comes. */
export type TimeOfDay =
  /** From noon to about four. */
  | 'AFTERNOON'
  /** After that. */
  | 'EVENING'
  /** Before noon. */
  | 'MORNING';

/** Whether a price rose or fell against the market day before. */
export type Trend =
  /** It fell. */
  | 'DOWN'
  /** It rose. */
  | 'UP';

/** The link at the foot of an email. */
export type UnsubscribeInput = {
  /** Whether no emails of any group shall come, instead of that group alone. */
  everything?: boolean;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** What the link carries as `token`. */
  token: string;
};

/** What to change of a crop. What is left out stays as it is; null empties what may be empty. */
export type UpdateCropInput = {
  /** When the auction ends: from 1 hour to 14 days from now, not after the expiry date. Left out, in 3 days or with the expiry date. With an auction only. Fixed once somebody has bid. */
  auctionEndsAt?: string | null | undefined;
  /** Rupees per unit of the quantity. */
  basePrice?: number | null | undefined;
  /** What kind of produce it is. */
  category?: CropCategory | null | undefined;
  /** Name of the crop, at most 120 characters. */
  cropName?: string | null | undefined;
  /** At most 4000 characters. */
  description?: string | null | undefined;
  /** Not before the harvest date, and not over yet. */
  expiryDate?: string | null | undefined;
  /** From a year ago to two years ahead. */
  harvestDate?: string | null | undefined;
  /** Identifier of your crop. */
  id: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** The pictures from now on, foremost first: those that are there by their `id`, and `new` for each of `images` in turn. What it does not name is taken away. Left out, all stay and the new ones come after them. */
  imageOrder?: Array<string> | null | undefined;
  /** New JPEG, PNG or WebP pictures of 10 MB each; a multipart request. With those that stay at most 10. */
  images?: Array<File> | null | undefined;
  /** Where it is. */
  location?: LocationInput | null | undefined;
  /** Where you sell it in parts: the least that somebody may buy. Null, it is sold whole. Not with an auction. */
  minQuantity?: number | null | undefined;
  /** Fixed price, or an auction. */
  priceType?: PriceType | null | undefined;
  /** Your own grading; A is the best. */
  qualityGrade?: QualityGrade | null | undefined;
  /** How much is left to sell now; what was sold before is not counted. */
  remainingQuantity?: QuantityInput | null | undefined;
  /** Rupees per unit, not below the base price. With an auction only; null, there is none. */
  reservePrice?: number | null | undefined;
  /** How it was grown. */
  specifications?: SpecificationsInput | null | undefined;
  /** The `version` of the crop as you have read it. */
  version: number;
};

/** What to change about how you are told; what is left out stays. */
export type UpdateNotificationSettingsInput = {
  /** The groups to change. */
  groups?: Array<NotificationGroupSettingsInput> | null | undefined;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** The language of your emails. */
  language?: Language | null | undefined;
};

/** What was looked at when an account was verified. */
export type VerifiedBy =
  /** A government identity document. */
  | 'IDENTITY'
  /** The land record of the farm: khatauni, jamabandi or 7/12. */
  | 'LAND_RECORD'
  /** A mandi or trade licence. */
  | 'TRADE_LICENCE'
  /** Somebody of ours was there. */
  | 'VISIT';

/** Which bid to take back. */
export type WithdrawBidInput = {
  /** Identifier of your bid. */
  bidId: string;
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
};

/** Which counter-offer to take back. */
export type WithdrawCounterInput = {
  /** A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within 24 hours, the request is not done again and gets the same answer. The header Idempotency-Key does the same. */
  idempotencyKey?: string | null | undefined;
  /** Identifier of your counter-offer: the last offer of its bid. */
  offerId: string;
};
