/** Where the office of a scheme is reached: its portal without `https://`, and its helpline, null where it has none of its own. */
export type OfficialContact = { portal: string; helpline: string | null };

/** By the id of the scheme; only those whose portal is known for certain. */
const CONTACTS: Readonly<Record<string, OfficialContact>> = {
  'pm-kisan': { portal: 'pmkisan.gov.in', helpline: '155261' },
  pmfby: { portal: 'pmfby.gov.in', helpline: '14447' },
  'agriculture-infrastructure-fund': { portal: 'agriinfra.dac.gov.in', helpline: null },
  'e-nam': { portal: 'enam.gov.in', helpline: '1800-270-0224' },
  'national-livestock-mission': { portal: 'nlm.udyamimitra.in', helpline: null },
  'pm-kusum': { portal: 'pmkusum.mnre.gov.in', helpline: '1800-180-3333' },
  'soil-health-card': { portal: 'soilhealth.dac.gov.in', helpline: null },
};

/** Answers every farmer in the language of the state, free of charge. */
export const KISAN_CALL_CENTRE = '1800-180-1551';

/** The portal and the helpline of a scheme; null where neither is known. */
export function officialContact(scheme: string): OfficialContact | null {
  return CONTACTS[scheme] ?? null;
}
