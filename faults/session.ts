/** A sign-in as a person's browser keeps it. */
export interface Session {
  readonly name: string;
  accessToken: string;
  refreshToken: string;
  /** Tokens that were exchanged, oldest first. */
  readonly used: string[];
  /** When the newest token was exchanged for. */
  renewedAt: number;
  /** A thief's copy came back: it has to be dead. */
  isStolen: boolean;
}
