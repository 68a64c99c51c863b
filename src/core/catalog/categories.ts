/**
 * P10: the category tree, child -> parent (`null` for a root). `email-addon` is the add-on family of the
 * specification's "email" add-ons; the SSL add-on of a domain stands under `security`, never under `ssl`.
 */
export const categoryParents = {
  hosting: null,
  shared: 'hosting',
  vps: 'hosting',
  dedicated: 'hosting',
  cloud: 'hosting',
  wordpress: 'hosting',
  ecommerce: 'hosting',
  component: null,
  cpu: 'component',
  memory: 'component',
  storage: 'component',
  addon: null,
  privacy: 'addon',
  'email-addon': 'addon',
  security: 'addon',
  performance: 'addon',
  ssl: null,
  email: null,
  domain: null,
  backup: null,
  cdn: null,
  loadbalancer: null,
  website: null,
} as const satisfies Record<string, string | null>

export type CategoryId = keyof typeof categoryParents
export const categoryIds = Object.keys(categoryParents) as CategoryId[]
