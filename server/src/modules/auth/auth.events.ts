/** A sign-in is over: by log-out, because a token of it was copied, or because newer ones took its place. */
export class SignInEnded {
  constructor(readonly familyId: string) {}
}
