import type { Context, SignedInCustomer } from '@/lib/context'
import type { AccountExport } from '@/modules/accounts/answers-schema'
import { cardLimits } from '@/lib/config/limits'
import { toMajor } from '@/core/money/arithmetic'
import { findCardsOf } from '@/modules/payments/saved-methods/saved-methods.repository'
import { findListedOfCustomer } from '@/modules/invoices/invoices.repository'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { readOrderSummary } from '@/modules/payments/order-summary'
import { findContactsOf } from '@/modules/domains/domains.repository'
import { listDomains } from '@/modules/domains/domains.service'
import { listSubscriptions } from '@/modules/subscriptions/subscriptions.service'
import { listOrders } from '@/modules/orders/orders.service'
import { listSessions } from '@/modules/auth/sessions'
import { listPasskeys } from './two-factor.service'
import { getProfile } from './accounts.service'
import { twoStepState } from './login.service'

/** Sequential, because exports are rare and may take a while. */
const exportOrders = async (context: Context, customer: SignedInCustomer): Promise<readonly unknown[]> => {
  const orders: unknown[] = []
  for (const { orderNumber } of await listOrders(context, customer)) {
    const order = await findOrderByNumber(context.payload.db.drizzle, orderNumber)
    if (order) orders.push(await readOrderSummary(context, order, null))
  }
  return orders
}

const invoicesAtOnce = 100

const exportInvoices = async (context: Context, { id }: SignedInCustomer): Promise<AccountExport['invoices']> => {
  const invoices: AccountExport['invoices'] = []
  for (let inAll = 1; invoices.length < inAll;) {
    const page = await findListedOfCustomer(context.payload.db.drizzle, id, { offset: invoices.length, limit: invoicesAtOnce })
    inAll = page.inAll
    invoices.push(...page.invoices.map(({ digits, gross, ...invoice }) => ({ ...invoice, gross: toMajor(gross, digits) })))
  }
  return invoices
}

const exportSubscriptions = async (context: Context, customer: SignedInCustomer): Promise<AccountExport['subscriptions']> => {
  const all: AccountExport['subscriptions'] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await listSubscriptions(context, customer, page)
    pages = list.pages
    const told = list.subscriptions.map(
      ({ name, state, billing, quantity, currency, digits, amount, termStart, termEnd, cancelAtEnd }) => ({
        name,
        state,
        billing,
        quantity,
        currency,
        amount: toMajor(amount, digits),
        termStart: new Date(termStart).toISOString(),
        termEnd: new Date(termEnd).toISOString(),
        cancelAtEnd,
      }),
    )
    all.push(...told)
  }
  return all
}

/** R11: excludes the auth codes of transfers. */
export const exportAccount = async (context: Context, customer: SignedInCustomer): Promise<AccountExport> => {
  const { docs } = await context.payload.find({
    collection: 'transfers',
    where: { customer: { equals: customer.id } },
    select: { domain: true, status: true, createdAt: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return {
    exportedAt: new Date(context.now()).toISOString(),
    profile: await getProfile(context, customer),
    orders: [...(await exportOrders(context, customer))],
    invoices: await exportInvoices(context, customer),
    domains: [...(await listDomains(context, customer, 'USD'))],
    nameContacts: [...(await findContactsOf(context.payload.db.drizzle, customer.id))],
    subscriptions: await exportSubscriptions(context, customer),
    keptCards: (await findCardsOf(context.payload.db.drizzle, customer.id, cardLimits.listed)).map(
      ({ brand, lastFour, expiryMonth, expiryYear }) => ({ brand, lastFour, expiryMonth, expiryYear }),
    ),
    transfers: docs.map(({ domain, status, createdAt }) => ({ domain, status, createdAt })),
    sessions: (await listSessions(context, customer)).sessions,
    passkeys: (await listPasskeys(context, customer)).passkeys,
    twoStepLogin: await twoStepState(context, customer),
  }
}
