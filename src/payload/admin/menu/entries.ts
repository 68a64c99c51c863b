import { admins, salesStaff, marketers, staff } from '@/payload/access/rules'
import { words, type NamesIn, type Words } from '@/payload/words'

interface Screen {
  readonly label: Words
  readonly may: typeof staff
}

/** Our own screens, by path below the admin's. */
export const screens: Readonly<Record<string, Screen>> = {
  '/translations': { label: words('translationScreen.menu'), may: marketers },
  '/texts': { label: words('textSearch.menu'), may: staff },
  '/links': { label: words('links.menu'), may: marketers },
  '/prices': { label: words('priceGrid.title'), may: marketers },
  '/jobs': { label: words('failedJobs.menu'), may: admins },
}

type Group = NamesIn<'navigation.groups'>

/** Menu entries: paths below the admin's, grouped by job, most used first. */
export const menuEntries: Readonly<Record<Group, readonly string[]>> = {
  content: [
    '/collections/pages',
    '/collections/resources',
    '/collections/faqs',
    '/collections/testimonials',
    '/collections/case-studies',
    '/collections/media',
    '/translations',
    '/texts',
    '/globals/header',
    '/globals/footer',
    '/collections/message-overrides',
    '/collections/redirects',
    '/links',
    '/collections/technologies',
    '/collections/metrics',
  ],
  shop: [
    '/prices',
    '/collections/coupons',
    '/collections/code-batches',
    '/collections/automatic-discounts',
    '/collections/services',
    '/collections/extensions',
    '/collections/addons',
    '/collections/transfer-prices',
    '/collections/currencies',
    '/globals/domain-search',
    '/globals/pricing-settings',
  ],
  sales: [
    '/collections/orders',
    '/collections/customers',
    '/collections/subscriptions',
    '/collections/domains',
    '/collections/transfers',
    '/collections/invoices',
    '/collections/payments',
    '/collections/refunds',
    '/collections/mail-outbox',
    '/collections/contact-messages',
    '/collections/migration-requests',
    '/collections/registrar-tasks',
    '/collections/provision-tasks',
    '/collections/carts',
  ],
  settings: [
    '/globals/site-settings',
    '/globals/bookkeeping',
    '/globals/subscription-settings',
    '/collections/users',
    '/collections/api-keys',
    '/collections/staff-actions',
    '/collections/webhook-endpoints',
    '/collections/webhook-deliveries',
    '/jobs',
  ],
}

/**
 * Lists reached from another form or list: folders from the picture, uses from the code, domain reservations from the order, payment events
 * from the payment.
 * Payload's own lists have no entry either.
 */
export const withoutEntry: readonly string[] = ['media-folders', 'redemptions', 'name-holds', 'payment-reports', 'customer-sessions']

interface Rights {
  readonly read?: unknown
  readonly create?: unknown
  readonly update?: unknown
}

/** Read-only lists are offered to sales staff only; read-only content is of no use to other roles. */
export const isOffered = (group: Group, rights: Rights | undefined, isGlobal: boolean): boolean => {
  if (!rights) return false
  if (isGlobal) return Boolean(rights.update)
  return Boolean(rights.read) && (group === 'sales' || group === 'settings' || Boolean(rights.create) || Boolean(rights.update))
}

const groupNames = ['content', 'shop', 'sales', 'settings'] as const satisfies readonly Group[]

/** Sales staff work with orders first. */
export const groupsFor = (asked: Parameters<typeof staff>[0]): readonly Group[] =>
  salesStaff(asked) && !marketers(asked) ? ['sales', 'content', 'shop', 'settings'] : groupNames
