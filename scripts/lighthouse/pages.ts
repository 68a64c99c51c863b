/** One of every family of pages; each is measured beside an empty page of the same shop. */
export const measuredPages = [
  { path: '', name: 'home', kilobytes: 40 },
  { path: '/shared-hosting', name: 'plans', kilobytes: 70 },
  { path: '/hosting', name: 'hosting hub', kilobytes: 70 },
  { path: '/domains', name: 'domains', kilobytes: 70 },
  { path: '/domains/transfer', name: 'transfer wizard', kilobytes: 70 },
  { path: '/ssl-certificates', name: 'certificates', kilobytes: 70 },
  { path: '/email-hosting', name: 'e-mail', kilobytes: 70 },
  { path: '/customization/server', name: 'configurator', kilobytes: 70 },
  { path: '/pricing', name: 'price comparison', kilobytes: 70 },
  { path: '/knowledge-base', name: 'resources', kilobytes: 15 },
  { path: '/about', name: 'about', kilobytes: 15 },
  { path: '/legal/privacy-policy', name: 'legal text', kilobytes: 15 },
] as const satisfies readonly { readonly path: string; readonly name: string; readonly kilobytes: number }[]

/** A page without a section: what the frame of the site costs by itself. */
export const emptyPage = '/empty-page-for-measurement'
