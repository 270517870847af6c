/** Addresses of the pages of the product that answers point to (spec §2). */
export const PAGES = {
  mandi: '/services/mandi-bhav',
  schemes: '/services/kcc-agriculture-loans',
  storage: '/services/storage-cold-storage',
  machines: '/services/tools-machinery',
  transport: '/services/transport-calculator',
  tests: '/services/test-certification',
  marketplace: '/marketplace',
  crop: (id: string) => `/contact-farmer/${encodeURIComponent(id)}`,
} as const;
