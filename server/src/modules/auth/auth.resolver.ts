import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { AuthService, SignedIn } from './auth.service.js';
import { AuthPayload, LoginInput, RegisterInput } from './auth.types.js';

const TOKEN_ARGUMENT = 'The refresh token of this sign-in, as the last answer gave it.';

@Resolver()
export class AuthResolver {
  readonly #auth: AuthService;

  constructor(auth: AuthService) {
    this.#auth = auth;
  }

  @Mutation(() => AuthPayload, {
    description:
      'Makes an account and signs it in. BAD_USER_INPUT lists every problem with its field; CONFLICT where the e-mail has an account; 20 an hour from one address.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The sign-up form.' }) input: RegisterInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SignedIn> {
    return this.#auth.register(ctx, input);
  }

  @Mutation(() => AuthPayload, {
    description:
      'Signs in. UNAUTHENTICATED where e-mail or password is not right; RATE_LIMITED after five failures in a row.',
  })
  login(
    @Arg('input', () => LoginInput, { description: 'E-mail and password.' }) input: LoginInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SignedIn> {
    return this.#auth.login(ctx, input);
  }

  @Mutation(() => AuthPayload, {
    description:
      'Exchanges a refresh token for new tokens. The same token again within 20 seconds gives the same new one; later it ends the sign-in. 30 a minute for one sign-in.',
  })
  refreshSession(
    @Arg('refreshToken', () => String, { description: TOKEN_ARGUMENT }) refreshToken: string,
    @Ctx() ctx: RequestContext,
  ): Promise<SignedIn> {
    return this.#auth.refreshSession(ctx, refreshToken);
  }

  @Mutation(() => Boolean, {
    description: 'Ends this sign-in; its refresh tokens are dead afterwards. Always true, also for an unknown token.',
  })
  logout(
    @Arg('refreshToken', () => String, { description: TOKEN_ARGUMENT }) refreshToken: string,
    @Ctx() ctx: RequestContext,
  ): Promise<true> {
    return this.#auth.logout(ctx, refreshToken);
  }
}
