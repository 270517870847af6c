/** Name of the file beside the pictures that says whose they are. */
export const OWNER_MARK = 'database-id.txt';

const IDENTITY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The mark's content: the identity, and a note for readers. */
export function ownerMark(identity: string): string {
  return `${identity}\nThe pictures beside this file belong to the Annapath database of this identity. Leave it here.\n`;
}

/** The identity in a mark. Throws if it is none: then the owner of the pictures is unknown. */
export function readOwnerMark(text: string, place: string): string {
  const [identity = ''] = text.split('\n');
  if (!IDENTITY.test(identity)) throw new Error(`${OWNER_MARK} in ${place} holds no identity.`);
  return identity;
}
