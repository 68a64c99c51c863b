/**
 * Access rules of every collection and global. Five marks: anonymous, customer, support, marketing, admin.
 * `+` all rows, `~` some rows (published, or their own), `-` none.
 */
export type Marks = string
export type Rules = Readonly<Record<string, Marks>>

const shown: Rules = { create: '---++', read: '~~+++', update: '---++', delete: '---++', readVersions: '---++', unlock: '-----' }
const promotion: Rules = { ...shown, read: '--+++' }
const record: Rules = { create: '-----', read: '--+-+', update: '-----', delete: '-----', readVersions: '-----', unlock: '-----' }
const request: Rules = { ...record, update: '--+-+', delete: '----+' }
const internal: Rules = { create: '-----', read: '-----', update: '-----', delete: '-----', unlock: '-----' }
const openGlobal: Rules = { read: '+++++', update: '---++', readVersions: '---++' }

export const collectionRules: Readonly<Record<string, Rules>> = {
  pages: shown,
  faqs: shown,
  testimonials: shown,
  'case-studies': shown,
  resources: shown,
  technologies: shown,
  metrics: shown,
  media: { ...shown, read: '+++++' },
  'media-folders': promotion,
  redirects: { ...shown, unlock: '---++' },
  'message-overrides': { ...shown, read: '---++' },
  services: shown,
  extensions: shown,
  addons: shown,
  'transfer-prices': shown,
  currencies: shown,
  coupons: promotion,
  'code-batches': promotion,
  'automatic-discounts': promotion,
  orders: { ...record, read: '-~+-+', update: '--+-+' },
  payments: record,
  refunds: record,
  invoices: record,
  'payment-reports': record,
  carts: { ...record, delete: '----+' },
  redemptions: { ...record, read: '--+++' },
  'name-holds': record,
  transfers: { ...record, read: '-~+-+', update: '--+-+' },
  'registrar-tasks': { ...record, update: '--+-+' },
  domains: { ...record, read: '-~+-+', update: '--+-+' },
  subscriptions: { ...record, read: '-~+-+' },
  'provision-tasks': record,
  'migration-requests': request,
  'contact-messages': request,
  'mail-outbox': request,
  customers: { create: '----+', read: '-~+-+', update: '----+', delete: '----+', readVersions: '-----', unlock: '-----', admin: '-----' },
  'customer-sessions': { ...internal, readVersions: '-----' },
  users: { create: '----+', read: '--~~+', update: '--~~+', delete: '----+', readVersions: '----+', unlock: '-----', admin: '--+++' },
  'api-keys': {
    create: '----+',
    read: '----+',
    update: '----+',
    delete: '-----',
    readVersions: '-----',
    unlock: '-----',
    admin: '-----',
  },
  'staff-actions': { create: '-----', read: '----+', update: '-----', delete: '-----', readVersions: '-----', unlock: '-----' },
  'webhook-endpoints': { create: '----+', read: '----+', update: '----+', delete: '----+', readVersions: '-----', unlock: '-----' },
  'webhook-deliveries': { create: '-----', read: '----+', update: '-----', delete: '-----', readVersions: '-----', unlock: '-----' },
  'payload-kv': internal,
  'payload-jobs': internal,
  'payload-migrations': internal,
  'payload-locked-documents': { create: '--+++', read: '--+++', update: '--+++', delete: '--+++', unlock: '-----' },
  'payload-preferences': { create: '--+++', read: '-~~~~', update: '-~~~~', delete: '-~~~~', unlock: '-----' },
}

export const globalRules: Readonly<Record<string, Rules>> = {
  header: openGlobal,
  footer: openGlobal,
  'domain-search': openGlobal,
  'site-settings': openGlobal,
  bookkeeping: { read: '--+-+', update: '----+', readVersions: '----+' },
  'subscription-settings': { read: '--+-+', update: '----+', readVersions: '----+' },
  'pricing-settings': { read: '---++', update: '---++', readVersions: '---++' },
}
