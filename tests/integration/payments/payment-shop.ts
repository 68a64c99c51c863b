import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll } from 'vitest'
import { replaceServices } from '@/container'
import type { PaymentMethodId } from '@/core/payments/types'
import { everyNameFree } from '../../support/names/every-name-free'
import { createBuyer } from '../../support/orders/buyer'
import { broughtBy, findOrder as findOrderOf } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import type { CardKit, PaidPage } from '../../support/payments/card-kit'
import { sandboxKit, sitAtTheMachine } from '../../support/payments/sandbox-kit'
import { stripeKit } from '../../support/payments/stripe-kit'
import type { StripeSession } from '../../support/payments/stripe-objects'
import { openStripeServer } from '../../support/payments/stripe-server'
import { testPassword } from '../../support/visitors'
import { createApi, type Api, type ApiAnswer } from '../api/api-client'
import { hostingItem } from '../api/requests'

let made = 0

interface Buying {
  readonly currency?: string
  readonly items?: readonly unknown[]
  readonly codes?: readonly string[]
  readonly method?: PaymentMethodId
  readonly name?: string
  readonly key?: string
}

interface Signing {
  readonly secret?: string
  readonly at?: number
  readonly text?: string
}

/** For any card provider. */
export const createPaymentShop = <Page extends PaidPage>(payload: Payload, kit: CardKit<Page>) => {
  const bare = createApi(payload)
  const api: Api = (method, path, request = {}) => bare(method, path, { ...request, headers: { ...kit.headers, ...request.headers } })
  const buyer = createBuyer(api)
  replaceServices(payload, { registry: everyNameFree })

  const buy = ({
    currency = 'USD',
    items = [hostingItem],
    codes = [],
    method = kit.method,
    name = `pays-${(made += 1)}`,
    key = name,
  }: Buying = {}): Promise<ApiAnswer> => {
    const more = { paymentMethod: method }
    return buyer.order({ currency, codes, items }, { email: `${name}@example.com`, key, headers: { 'Accept-Language': 'de' }, more })
  }

  const numberOf = (placed: ApiAnswer): string => String(placed.body?.['orderNumber'])

  const order = async (more: Buying = {}): Promise<{ placed: ApiAnswer; orderNumber: string; session: Page }> => {
    const placed = await buy(more)
    if (placed.status !== 201) throw new Error(placed.text)
    return { placed, orderNumber: numberOf(placed), session: await kit.pageOf(payload, numberOf(placed)) }
  }

  const send = (event: object, { secret, at, text = JSON.stringify(event) }: Signing = {}): Promise<ApiAnswer> =>
    api('POST', `/payments/${kit.method}/webhook`, { text, headers: { [kit.signatureHeader]: kit.sign(text, { secret, at }) } })

  const findOrder = (orderNumber: string) => findOrderOf(payload, orderNumber)

  const paymentsOf = async (orderNumber: string) => {
    const payments = await broughtBy(payload, 'payments', (await findOrder(orderNumber)).id)
    // The first payment has no due date.
    return [...payments].sort((one, other) => (one.dueAt ?? '').localeCompare(other.dueAt ?? ''))
  }

  const eventsOf = async (orderNumber: string): Promise<readonly string[]> =>
    ((await findOrder(orderNumber)).events ?? []).map(({ type }) => type)

  const mailsOf = async (orderNumber: string): Promise<readonly string[]> => {
    const { rows } = await payload.db.drizzle.execute<{ template: string }>(
      sql`select template::text || coalesce(':' || (data->>'apart'), '') as template from mail_outbox where data->>'orderNumber' = ${orderNumber} order by created_at, id`,
    )
    return rows.map(({ template }) => template)
  }

  const noticesOf = async (orderNumber: string): Promise<number> => {
    const { rows } = await payload.db.drizzle.execute(
      sql`select 1 from mail_outbox where template = 'staff-notice' and data->>'kind' = 'payment-trouble' and data::text like ${`%${orderNumber}%`}`,
    )
    return rows.length
  }

  /** Payments less refunds as booked; overpaid money separately. */
  const booksOf = async (orderNumber: string) => {
    const payments = await paymentsOf(orderNumber)
    const sum = (statuses: readonly string[]) =>
      payments
        .filter(({ status }) => statuses.includes(status))
        .reduce((total, { amount, refunded }) => total + amount - (refunded ?? 0), 0)
    return { order: sum(['paid', 'partly-refunded', 'refunded']), surplus: sum(['surplus']) }
  }

  const tokens = new Map<string, string>()
  const asStaff = async (role: 'admin' | 'support' | 'marketing', path: string, body: unknown = {}) => {
    const credentials = { email: `${role}@visitors.test`, password: testPassword }
    const token = tokens.get(role) ?? (await api('POST', '/users/login', { body: credentials })).cookies['payload-token'] ?? ''
    tokens.set(role, token)
    return api('POST', path, { body, cookies: { 'payload-token': token } })
  }

  return { api, buy, order, send, numberOf, findOrder, paymentsOf, eventsOf, mailsOf, noticesOf, booksOf, asStaff }
}

export type CardShop<Page extends PaidPage> = ReturnType<typeof createPaymentShop<Page>>

/** Uses a local Stripe server; closes with the test file. */
export const openPaymentShop = async () => {
  const stripe = await openStripeServer()
  const kit = stripeKit(stripe)
  const { payload } = await bootPayload(kit.environment)
  afterAll(() => stripe.close())
  const shop = createPaymentShop(payload, kit)
  const sessionOf = (placed: ApiAnswer): StripeSession => {
    const session = stripe.sessions.findLast(({ clientReference }) => clientReference === shop.numberOf(placed))
    if (!session) throw new Error(`No session: ${placed.text}`)
    return session
  }
  return { payload, stripe, kit, shop: { ...shop, sessionOf } }
}

/** Sandbox card with local visitors; closes with the test file. */
export const openSandboxShop = async () => {
  const { payload } = await bootPayload(sandboxKit.environment)
  afterAll(sitAtTheMachine())
  return { payload, kit: sandboxKit, shop: createPaymentShop(payload, sandboxKit), stranger: createApi(payload) }
}
