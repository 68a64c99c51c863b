/** R2: aliases redirect with 308 to the canonical path, preserving language and query. */
export const pathAliases: readonly { readonly alias: string; readonly canonical: string }[] = [
  { alias: '/hosting/shared', canonical: '/shared-hosting' },
  { alias: '/hosting/vps', canonical: '/vps-hosting' },
  { alias: '/hosting/dedicated', canonical: '/dedicated-servers' },
  { alias: '/hosting/cloud', canonical: '/cloud-hosting' },
  { alias: '/hosting/wordpress', canonical: '/wordpress-hosting' },
  { alias: '/hosting/ecommerce', canonical: '/ecommerce-hosting' },
  { alias: '/domain/transfer', canonical: '/domains/transfer' },
  { alias: '/ssl', canonical: '/ssl-certificates' },
  { alias: '/ssl/certificates', canonical: '/ssl-certificates' },
  { alias: '/email', canonical: '/email-hosting' },
  { alias: '/email/hosting', canonical: '/email-hosting' },
  { alias: '/website', canonical: '/website-builder' },
]

export const canonicalOf = (path: string): string => pathAliases.find(({ alias }) => alias === path)?.canonical ?? path

export const aliasesOf = (path: string): readonly string[] =>
  pathAliases.flatMap(({ alias, canonical }) => (canonical === path ? [alias] : []))
