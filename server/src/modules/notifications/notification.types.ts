import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { IDEMPOTENCY_KEY } from '../../platform/graphql/idempotency-key-field.js';
import { Language } from '../../platform/messages.js';

/** The kind of a notification. The same words in the database and in both interfaces. */
export const NotificationKind = {
  NEW_BID: 'NEW_BID',
  COUNTER_OFFER: 'COUNTER_OFFER',
  OFFER_DECLINED: 'OFFER_DECLINED',
  COUNTER_WITHDRAWN: 'COUNTER_WITHDRAWN',
  BID_WITHDRAWN: 'BID_WITHDRAWN',
  BID_ENDED: 'BID_ENDED',
  QUANTITY_CHANGED: 'QUANTITY_CHANGED',
  ANSWER_DUE: 'ANSWER_DUE',
  DEAL_STEP: 'DEAL_STEP',
  PICK_UP_TOMORROW: 'PICK_UP_TOMORROW',
  STEP_DUE: 'STEP_DUE',
  RATED: 'RATED',
  LISTING_ENDING: 'LISTING_ENDING',
  LISTING_ENDED: 'LISTING_ENDED',
  OUTBID: 'OUTBID',
  AUCTION_ENDING: 'AUCTION_ENDING',
  AUCTION_ENDED: 'AUCTION_ENDED',
  PRICE_ALERT: 'PRICE_ALERT',
} as const;
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind];
registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'What a notification tells.',
  valuesConfig: {
    NEW_BID: { description: 'Somebody bids on your crop, or changed their bid.' },
    COUNTER_OFFER: { description: 'The other side names another price or quantity.' },
    OFFER_DECLINED: { description: 'The other side said no to your offer.' },
    COUNTER_WITHDRAWN: {
      description: 'The farmer took the price back that they had named; your own offer counts again.',
    },
    BID_WITHDRAWN: { description: 'A buyer took their bid back.' },
    BID_ENDED: { description: 'A bid ended without an answer.' },
    QUANTITY_CHANGED: { description: 'There is less of the crop than you bid for: say whether your bid still stands.' },
    ANSWER_DUE: { description: 'The time to answer an offer is nearly over.' },
    DEAL_STEP: { description: 'Something happened in a deal of yours.' },
    PICK_UP_TOMORROW: { description: 'The crop of a deal is to be picked up tomorrow.' },
    STEP_DUE: { description: 'A deal of yours waits for somebody, and its time is nearly over or long.' },
    RATED: { description: 'The other side of a deal rated you.' },
    LISTING_ENDING: { description: 'The time of your listing is nearly over.' },
    LISTING_ENDED: { description: 'The time of your listing is over.' },
    OUTBID: { description: 'Somebody else leads an auction that you led.' },
    AUCTION_ENDING: { description: 'An auction of yours, or one in which you bid, ends within the hour.' },
    AUCTION_ENDED: {
      description:
        'An auction is over, and you have not bought or sold by it: lost, nobody bid, or the price is below the reserve. Of a deal you are told by DEAL_STEP.',
    },
    PRICE_ALERT: { description: 'A price did what you wanted to be told of.' },
  },
});

/** What can be switched on and off together. */
export const NotificationGroup = {
  BIDS: 'BIDS',
  DEALS: 'DEALS',
  REMINDERS: 'REMINDERS',
  RATINGS: 'RATINGS',
  PRICES: 'PRICES',
} as const;
export type NotificationGroup = (typeof NotificationGroup)[keyof typeof NotificationGroup];
export const NOTIFICATION_GROUPS: readonly NotificationGroup[] = Object.values(NotificationGroup);
registerEnumType(NotificationGroup, {
  name: 'NotificationGroup',
  description: 'Kinds of notifications that are switched on and off together.',
  valuesConfig: {
    BIDS: { description: 'Bids, counter-offers and their answers.' },
    DEALS: { description: 'What happens in your deals.' },
    REMINDERS: { description: 'What is about to be due or over.' },
    RATINGS: { description: 'Ratings of you.' },
    PRICES: { description: 'Your price alerts.' },
  },
});

/** Which group a kind belongs to. */
export const GROUP_OF: Readonly<Record<NotificationKind, NotificationGroup>> = {
  NEW_BID: 'BIDS',
  COUNTER_OFFER: 'BIDS',
  OFFER_DECLINED: 'BIDS',
  COUNTER_WITHDRAWN: 'BIDS',
  BID_WITHDRAWN: 'BIDS',
  BID_ENDED: 'BIDS',
  QUANTITY_CHANGED: 'BIDS',
  ANSWER_DUE: 'REMINDERS',
  DEAL_STEP: 'DEALS',
  PICK_UP_TOMORROW: 'REMINDERS',
  STEP_DUE: 'REMINDERS',
  RATED: 'RATINGS',
  LISTING_ENDING: 'REMINDERS',
  LISTING_ENDED: 'REMINDERS',
  OUTBID: 'BIDS',
  AUCTION_ENDING: 'REMINDERS',
  AUCTION_ENDED: 'BIDS',
  PRICE_ALERT: 'PRICES',
};

/** `text` and `priceWords` are resolved by `notification.resolver.ts`, in the language that is asked for. */
@ObjectType({ description: 'Something that you are told.', simpleResolvers: true })
export class Notification {
  @Field(() => ID, { description: 'Identifier of the notification.' })
  id!: string;

  @Field(() => NotificationKind, { description: 'What it tells.' })
  kind!: NotificationKind;

  @Field(() => NotificationGroup, { description: 'With which others it is switched on and off.' })
  group!: NotificationGroup;

  @Field(() => String, {
    description: 'Path of the page on this site where you can see or do something about it, such as `/deals/…`.',
  })
  link!: string;

  @Field(() => ID, { nullable: true, description: 'The crop that it tells of; null where it tells of none.' })
  cropId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The bid that it tells of; null where it tells of none.' })
  bidId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The deal that it tells of; null where it tells of none.' })
  dealId!: string | null;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When you read it; null where you have not yet.' })
  readAt!: Date | null;

  /** The message in a language; not a field itself. */
  say!: (language: Language) => string;

  /** How the price in it stands beside the mandi, in a language; not a field itself. */
  sayPrice!: (ctx: RequestContext, language: Language) => Promise<string | null>;
}

@InputType({
  description: 'Which of your notifications you have read: some by name, all up to one, or those about a deal.',
})
export class MarkNotificationsReadInput {
  @Field(() => [ID], { nullable: true, description: 'Identifiers of notifications, at most 100.' })
  ids?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the newest that you have seen: it and all older ones are read.',
  })
  upTo?: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of a deal: all that you were told of it is read.' })
  dealId?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What markNotificationsRead gives back.', simpleResolvers: true })
export class MarkNotificationsReadPayload {
  @Field(() => [Notification], { description: 'Those that were unread before, newest first, at most 100.' })
  notifications!: Notification[];

  @Field(() => Int, { description: 'How many you have not read yet.' })
  unread!: number;
}

@ObjectType({ description: 'Something that you are told, and how many you have not read.', simpleResolvers: true })
export class NotificationNews {
  @Field(() => Notification, {
    nullable: true,
    description: 'The new notification. Null at the beginning, and where one was only read: ask for the list then.',
  })
  notification!: Notification | null;

  @Field(() => Int, { description: 'How many you have not read yet.' })
  unread!: number;
}

@ObjectType({ description: 'By which ways you are told a group of notifications.', simpleResolvers: true })
export class NotificationGroupSettings {
  @Field(() => NotificationGroup, { description: 'Which group.' })
  group!: NotificationGroup;

  @Field(() => Boolean, { description: 'Whether it comes by email too. In the page it always stands.' })
  mail!: boolean;

  @Field(() => Boolean, { description: 'Whether it comes to your devices too, where you switched that on.' })
  push!: boolean;
}

@ObjectType({ description: 'How you are told what happens.', simpleResolvers: true })
export class NotificationSettings {
  @Field(() => Language, {
    description: 'The language of your emails: the one that you chose, or else the one in which you last signed in.',
  })
  language!: Language;

  @Field(() => Boolean, { description: 'Whether this site sends emails at all.' })
  mailAvailable!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The key with which a browser asks its push service (`applicationServerKey`, base64url); null where this site sends nothing to devices.',
  })
  pushKey!: string | null;

  @Field(() => [NotificationGroupSettings], { description: 'Every group, always in the same order.' })
  groups!: NotificationGroupSettings[];
}

@InputType({ description: 'By which ways you want to be told a group of notifications.' })
export class NotificationGroupSettingsInput {
  @Field(() => NotificationGroup, { description: 'Which group.' })
  group!: NotificationGroup;

  @Field(() => Boolean, { nullable: true, description: 'Whether it comes by email too; left out, that stays.' })
  mail?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it comes to your devices too; left out, that stays.' })
  push?: boolean | null;
}

@InputType({ description: 'What to change about how you are told; what is left out stays.' })
export class UpdateNotificationSettingsInput {
  @Field(() => Language, { nullable: true, description: 'The language of your emails.' })
  language?: Language | null;

  @Field(() => [NotificationGroupSettingsInput], { nullable: true, description: 'The groups to change.' })
  groups?: NotificationGroupSettingsInput[] | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What updateNotificationSettings gives back.', simpleResolvers: true })
export class UpdateNotificationSettingsPayload {
  @Field(() => NotificationSettings, { description: 'How you are told from now on.' })
  settings!: NotificationSettings;
}

@InputType({ description: 'The link at the foot of an email.' })
export class UnsubscribeInput {
  @Field(() => String, { description: 'What the link carries as `token`.' })
  token!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether no emails of any group shall come, instead of that group alone.',
  })
  everything!: boolean;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What unsubscribe gives back.', simpleResolvers: true })
export class UnsubscribePayload {
  @Field(() => NotificationGroupSettings, { description: 'What the link is about, as it is now.' })
  subscription!: NotificationGroupSettings;
}
