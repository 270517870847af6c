// The one list of the product's addresses; the server and the browser tests read it as well.
import routes from '../../../routes.json';

const { pages, services } = routes;

/** Every address of the product as the router writes it (`/contact-farmer/:id`), by the page's name. */
export const routePatterns = { ...pages, ...services };

/** A page's name in the list of addresses; its title is the text `title.<name>`. */
export type PageName = keyof typeof routePatterns;

export type ServiceSlug = keyof typeof services;

/** The thirteen services in the order of the catalogue (spec §2). */
export const serviceSlugs = Object.keys(services) as ServiceSlug[];

/** What links lead to. In `lib`, because features link as well. */
export const paths = {
  ...pages,
  service: (slug: ServiceSlug) => services[slug],
  cropDetail: (id: string) => pages.cropDetail.replace(':id', encodeURIComponent(id)),
  editCrop: (id: string) => pages.editCrop.replace(':id', encodeURIComponent(id)),
  sellAgain: (id: string) => pages.sellAgain.replace(':id', encodeURIComponent(id)),
  deal: (id: string) => pages.deal.replace(':id', encodeURIComponent(id)),
  dealAgreement: (id: string) => pages.dealAgreement.replace(':id', encodeURIComponent(id)),
  dealCheck: (code: string) => pages.dealCheck.replace(':code', encodeURIComponent(code)),
  person: (id: string) => pages.person.replace(':id', encodeURIComponent(id)),
};

/** One bid on the dashboard of its farmer or its buyer, marked and in sight; the page says so where it is over. */
export function bidPath(side: 'FARMER' | 'BUYER', bidId: string): string {
  return `${dashboardPath(side)}?bid=${encodeURIComponent(bidId)}`;
}

/** The page a signed-in person starts from (spec §2). */
export function dashboardPath(role: 'FARMER' | 'BUYER'): string {
  return role === 'FARMER' ? paths.farmerDashboard : paths.buyerDashboard;
}

/** Sign-up with the role already chosen, for the "join as" offers. */
export function signupPath(role: 'farmer' | 'buyer'): string {
  return `${paths.signup}?role=${role}`;
}
