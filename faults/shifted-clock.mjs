/* Loaded by a server before anything else: its clock is FAULTS_CLOCK_SHIFT_MS off. */
const shift = Number(process.env.FAULTS_CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shift;
  }

  /** What Node itself makes is a date too. */
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
};
