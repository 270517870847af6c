import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { connectionType, PageArguments } from '../../platform/graphql/connection-type.js';
import { mapPage, type Page } from '../../platform/list-pages.js';
import type { News } from '../../platform/live/topics.js';
import { Language } from '../../platform/messages.js';
import { requireViewer } from '../users/require-viewer.js';
import { markNotificationsRead } from './mark-notifications-read.js';
import { ACCOUNTS } from './notification.events.js';
import { presentNotification } from './notification.presenter.js';
import { countUnread, findNotification, listNotifications } from './notification.service.js';
import {
  MarkNotificationsReadInput,
  MarkNotificationsReadPayload,
  Notification,
  NotificationGroupSettings,
  NotificationNews,
  NotificationSettings,
  UnsubscribeInput,
  UnsubscribePayload,
  UpdateNotificationSettingsInput,
  UpdateNotificationSettingsPayload,
} from './notification.types.js';
import { mySettings, type SettingsDependencies, settingsOf } from './settings.service.js';
import { mailSubscription, type UnsubscribeDependencies, unsubscribe } from './unsubscribe.js';
import { updateSettings } from './update-settings.js';

export interface NotificationDependencies extends UnsubscribeDependencies, SettingsDependencies {}

const NotificationConnection = connectionType(Notification);

/** Notifications and their settings. */
@Resolver(() => Notification)
export class NotificationResolver {
  readonly #dependencies: NotificationDependencies;

  constructor(dependencies: NotificationDependencies) {
    this.#dependencies = dependencies;
  }

  @Query(() => NotificationConnection, {
    nullable: true,
    description: 'What you were told, newest first. For anyone signed in.',
  })
  async notifications(
    @Args(() => PageArguments) request: PageArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<Notification>> {
    return mapPage(await listNotifications(ctx, request), presentNotification);
  }

  @Query(() => Int, {
    nullable: true,
    description: 'How many notifications you have not read. For anyone signed in.',
  })
  unreadNotifications(@Ctx() ctx: RequestContext): Promise<number> {
    return countUnread(ctx);
  }

  @Query(() => NotificationSettings, {
    nullable: true,
    description: 'How you are told what happens. For anyone signed in.',
  })
  notificationSettings(@Ctx() ctx: RequestContext): Promise<NotificationSettings> {
    return mySettings(ctx, this.#dependencies);
  }

  @Query(() => NotificationGroupSettings, {
    nullable: true,
    description:
      'What the link at the foot of an email is about; null where the link is not complete. For anyone who has it.',
  })
  mailSubscription(
    @Arg('token', () => String, { description: 'What the link carries as `token`.' }) token: string,
    @Ctx() ctx: RequestContext,
  ): Promise<NotificationGroupSettings | null> {
    return mailSubscription(ctx, this.#dependencies, token);
  }

  @Mutation(() => MarkNotificationsReadPayload, {
    nullable: true,
    description: 'Marks notifications of yours as read. For anyone signed in.',
  })
  async markNotificationsRead(
    @Arg('input', () => MarkNotificationsReadInput, { description: 'Which ones.' }) input: MarkNotificationsReadInput,
    @Ctx() ctx: RequestContext,
  ): Promise<MarkNotificationsReadPayload> {
    const { notifications, unread } = await markNotificationsRead(ctx, this.#dependencies, input);
    return { notifications: notifications.map(presentNotification), unread };
  }

  @Mutation(() => UpdateNotificationSettingsPayload, {
    nullable: true,
    description: 'Changes how you are told what happens. For anyone signed in.',
  })
  async updateNotificationSettings(
    @Arg('input', () => UpdateNotificationSettingsInput, { description: 'What to change.' })
    input: UpdateNotificationSettingsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<UpdateNotificationSettingsPayload> {
    await updateSettings(ctx, this.#dependencies, input);
    return { settings: await settingsOf(ctx, this.#dependencies, requireViewer(ctx.viewer).id) };
  }

  @Mutation(() => UnsubscribePayload, {
    nullable: true,
    description:
      'Switches off the emails that a link is about, without a sign-in. Done again it changes nothing. For anyone who has the link.',
  })
  async unsubscribe(
    @Arg('input', () => UnsubscribeInput, { description: 'The link.' }) input: UnsubscribeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<UnsubscribePayload> {
    return { subscription: await unsubscribe(ctx, this.#dependencies, input) };
  }

  @Subscription(() => NotificationNews, {
    nullable: true,
    description:
      'What you are told from now on, one by one. The first message comes at once and has no notification: what is asked for after it misses nothing. For anyone signed in.',
    topics: ACCOUNTS,
    topicId: ({ context }) => requireViewer((context as RequestContext).viewer).id,
  })
  async notificationAdded(@Root() news: News, @Ctx() ctx: RequestContext): Promise<NotificationNews> {
    const row = news.about ? await findNotification(ctx, news.about) : null;
    const notification = row && presentNotification(row);
    return Object.assign(new NotificationNews(), { notification, unread: await countUnread(ctx) });
  }

  @FieldResolver(() => String, {
    description: 'What it says, as one or two sentences of plain text.',
  })
  text(
    @Root() { say }: Notification,
    @Arg('language', () => Language, {
      nullable: true,
      description: 'The language of the text. Left out, what Accept-Language asks for.',
    })
    language: Language | null,
    @Ctx() ctx: RequestContext,
  ): string {
    return say(language ?? ctx.language);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'How the price that it names stood beside the nearest mandi on its day, in words: `₹20 above mandi · 22 November`. Null where it names no price, and where none was known.',
  })
  priceWords(
    @Root() { sayPrice }: Notification,
    @Arg('language', () => Language, {
      nullable: true,
      description: 'The language of the words. Left out, what Accept-Language asks for.',
    })
    language: Language | null,
    @Ctx() ctx: RequestContext,
  ): Promise<string | null> {
    return sayPrice(ctx, language ?? ctx.language);
  }
}
