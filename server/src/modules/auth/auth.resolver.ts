import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { inWords } from '../../platform/duration.js';
import { AUTH_LIMITS } from './auth.limits.js';
import type { AuthService } from './auth.service.js';
import {
  LoginInput,
  LoginPayload,
  LogoutInput,
  LogoutPayload,
  RefreshSessionInput,
  RefreshSessionPayload,
  RegisterInput,
  RegisterPayload,
} from './auth.types.js';
import { GRACE_MS } from './rotate-refresh-token.js';

@Resolver()
export class AuthResolver {
  readonly #auth: AuthService;

  constructor(auth: AuthService) {
    this.#auth = auth;
  }

  @Mutation(() => RegisterPayload, {
    nullable: true,
    description:
      'Makes an account and signs it in. BAD_USER_INPUT lists every problem with its field; CONFLICT where the email has an account; 20 an hour from one address.',
  })
  async register(
    @Arg('input', () => RegisterInput, { description: 'The sign-up form.' }) input: RegisterInput,
    @Ctx() ctx: RequestContext,
  ): Promise<RegisterPayload> {
    return { session: await this.#auth.register(ctx, input) };
  }

  @Mutation(() => LoginPayload, {
    nullable: true,
    description:
      'Signs in. UNAUTHENTICATED where email or password is not right; RATE_LIMITED after five failures in a row.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'Email and password.' }) input: LoginInput,
    @Ctx() ctx: RequestContext,
  ): Promise<LoginPayload> {
    return { session: await this.#auth.login(ctx, input) };
  }

  @Mutation(() => RefreshSessionPayload, {
    nullable: true,
    description: `Exchanges a refresh token for new tokens. The same token again within ${inWords(GRACE_MS)} gives the same new one; later it ends the sign-in. ${AUTH_LIMITS.refresh.points} a minute for one sign-in.`,
  })
  async refreshSession(
    @Arg('input', () => RefreshSessionInput, { description: 'The sign-in.' }) { refreshToken }: RefreshSessionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<RefreshSessionPayload> {
    return { session: await this.#auth.refreshSession(ctx, refreshToken) };
  }

  @Mutation(() => LogoutPayload, {
    nullable: true,
    description: 'Ends this sign-in; its refresh tokens are dead afterwards.',
  })
  async logout(
    @Arg('input', () => LogoutInput, { description: 'The sign-in.' }) { refreshToken }: LogoutInput,
    @Ctx() ctx: RequestContext,
  ): Promise<LogoutPayload> {
    return { loggedOut: await this.#auth.logout(ctx, refreshToken) };
  }
}
