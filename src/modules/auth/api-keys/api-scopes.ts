/**
 * K13: API key permissions, one sentence each, used by the admin, the OpenAPI document and the developer pages.
 * `src/payload/access/api-key-access.ts` maps scopes to collections and calls.
 */
export const apiScopes = {
  'orders:read': 'Read orders, payments and refunds.',
  'orders:write': 'Refund and cancel orders.',
  'jobs:read': 'Read provisioning jobs.',
  'jobs:write': 'Close provisioning jobs as done or failed, or retry them.',
  'coupons:read': 'Read coupons and coupon batches.',
  'coupons:write': 'Create, change and delete coupons and coupon batches.',
  'catalog:read': 'Read services, extensions, add-ons, transfer prices, currencies and price lists, including drafts.',
  'catalog:write': 'Create, change and delete services, extensions, add-ons, transfer prices and currencies, and apply price lists.',
  'invoices:read': 'Read and export invoices and credit notes.',
  'subscriptions:read': 'Read subscriptions and registered domains.',
  'subscriptions:write': 'Cancel, end, resume, suspend, extend and change subscriptions, and refund them.',
  'webhooks:read': 'Read webhook endpoints and deliveries.',
  'webhooks:write': 'Create, change and delete webhook endpoints, create their secrets and resend events.',
  'customers:read': 'Read customer accounts.',
} as const

export type ApiScope = keyof typeof apiScopes

export const apiScopeNames = Object.keys(apiScopes) as ApiScope[]

export const isApiScope = (value: unknown): value is ApiScope => typeof value === 'string' && Object.hasOwn(apiScopes, value)
