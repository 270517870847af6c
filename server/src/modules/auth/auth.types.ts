import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { inWords } from '../../platform/duration.js';
import { IDEMPOTENCY_KEY } from '../../platform/graphql/idempotency-key-field.js';
import { Gender, Role, User } from '../users/user.types.js';
import { ACCESS_TOKEN_SECONDS } from './access-tokens.js';
import { ABSOLUTE_MS } from './refresh-sessions.js';
import { IDLE_MS } from './rotate-refresh-token.js';

/** What a sign-in returns. */
@ObjectType({ description: 'A signed-in account with the tokens of this sign-in.' })
export class Session {
  @Field(() => User, { description: 'The account.' })
  user!: User;

  @Field(() => String, {
    description: `Send it as "Authorization: Bearer …". Good for ${inWords(ACCESS_TOKEN_SECONDS * 1_000)}.`,
  })
  accessToken!: string;

  @Field(() => Int, { description: 'Seconds that the access token is good for, from now.' })
  expiresIn!: number;

  @Field(() => String, {
    description: `Good for one refreshSession within ${inWords(IDLE_MS)}; a sign-in lasts at most ${inWords(ABSOLUTE_MS)}.`,
  })
  refreshToken!: string;
}

/** The eight fields of spec §5. What they may hold is checked in `sign-up.rules.ts`, for REST and GraphQL alike. */
@InputType({ description: 'What an account needs. All problems are reported at once, with their fields.' })
export class RegisterInput {
  @Field(() => String, { description: 'Given name, 1 to 80 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name, 1 to 80 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'Email address; upper and lower case are the same. One account each.' })
  email!: string;

  @Field(() => String, { description: 'Phone number: exactly ten digits.' })
  phone!: string;

  @Field(() => String, { description: '8 to 128 characters; not one of the passwords that are guessed first.' })
  password!: string;

  @Field(() => String, { description: 'The same password again.' })
  confirmPassword!: string;

  @Field(() => Role, { defaultValue: Role.BUYER, description: 'Farmer or buyer; cannot be changed later.' })
  role!: Role;

  @Field(() => Gender, { defaultValue: Gender.MALE, description: 'Male, female or other.' })
  gender!: Gender;

  @Field(() => String, {
    nullable: true,
    description: `${IDEMPOTENCY_KEY} The answer has tokens and is not kept: you are signed in anew, if the password is right.`,
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'What you sign in with.' })
export class LoginInput {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'The password, exactly as it was chosen.' })
  password!: string;
}

const REFRESH_TOKEN = 'The refresh token of this sign-in, as the last answer gave it.';

@InputType({ description: 'The sign-in to go on with.' })
export class RefreshSessionInput {
  @Field(() => String, { description: REFRESH_TOKEN })
  refreshToken!: string;
}

@InputType({ description: 'The sign-in to end.' })
export class LogoutInput {
  @Field(() => String, { description: REFRESH_TOKEN })
  refreshToken!: string;
}

@ObjectType({ description: 'What register gives back.', simpleResolvers: true })
export class RegisterPayload {
  @Field(() => Session, { description: 'The new account, signed in.' })
  session!: Session;
}

@ObjectType({ description: 'What login gives back.', simpleResolvers: true })
export class LoginPayload {
  @Field(() => Session, { description: 'The account, signed in.' })
  session!: Session;
}

@ObjectType({ description: 'What refreshSession gives back.', simpleResolvers: true })
export class RefreshSessionPayload {
  @Field(() => Session, { description: 'The same sign-in with new tokens.' })
  session!: Session;
}

@ObjectType({ description: 'What logout gives back.', simpleResolvers: true })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'Always true, also for an unknown token.' })
  loggedOut!: boolean;
}
