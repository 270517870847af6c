import { paths } from '@/lib/paths';

/** The top navigation, in the specification's order; wide and narrow menus show the same list. */
export const navigationLinks = [
  { to: paths.marketplace, text: 'nav.marketplace' },
  { to: paths.about, text: 'nav.about' },
  { to: paths.services, text: 'nav.services' },
  { to: paths.support, text: 'nav.support' },
  { to: paths.contact, text: 'nav.contact' },
] as const;
