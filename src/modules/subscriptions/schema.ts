import { z } from 'zod'
import { billingPeriods } from '@/core/catalog/types'
import { mostDomainsOfAll } from '@/core/subscriptions/attached-domain'
import { subscriptionKinds, subscriptionStates } from '@/core/subscriptions/types'
import { languageQuery } from '@/modules/catalog/schema'
import { orderStatuses } from '@/core/orders/status'
import { duePartSchema } from '@/modules/orders/schema'
import { errorWith } from '@/lib/http/error-schema'
import { amount, currencyCode } from '@/lib/http/text'
import type { RequestedChange } from '@/core/subscriptions/plan-change'

export const subscriptionPath = z.strictObject({ id: z.uuid() })

export const subscriptionPageQuery = z.strictObject({
  lang: languageQuery,
  page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ description: 'Page, starting at 1. A page past the end is empty.' }),
})

const day = z.iso.datetime()
const figures = z.string().meta({ description: 'All amounts in the preview as one string. Send it back unchanged to confirm.' })

const listed = {
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(subscriptionKinds),
  domain: z.string().nullable().meta({ description: 'The product’s domain; null if none is chosen.' }),
  domains: z.array(z.string()).meta({ description: 'All domains of the product, or names on a certificate, `domain` first.' }),
  state: z.enum(subscriptionStates),
  billing: z.enum(billingPeriods),
  quantity: z.int(),
  currency: currencyCode,
  amount: amount.meta({ description: 'Price of the current term before discounts and tax: decimal in major units.' }),
  credit: amount.meta({ description: 'Credit from plan changes for future terms, before tax: decimal in major units.' }),
  termStart: day,
  termEnd: day,
  cancelAtEnd: z.boolean(),
  isHeld: z.boolean().meta({ description: 'Whether the shop has suspended the subscription.' }),
}

const subscriptionSchema = z.strictObject(listed).meta({ id: 'Subscription' })

export const subscriptionListSchema = z
  .strictObject({ subscriptions: z.array(subscriptionSchema), page: z.int(), pages: z.int() })
  .meta({ id: 'SubscriptionList' })

export const movementKinds = ['paidIn', 'topUp', 'drawn', 'returned'] as const

const balanceSchema = z
  .strictObject({
    amount: amount.meta({ description: 'Remaining balance, before tax: decimal in major units.' }),
    threshold: amount.meta({ description: 'Balance below which a top-up is ordered: decimal in major units.' }),
    topUpAt: day.meta({ description: 'When the next top-up is expected.' }),
    page: z.int(),
    pages: z.int(),
    movements: z.array(
      z.strictObject({
        kind: z.enum(movementKinds),
        amount: amount.meta({ description: 'Decimal in major units; negative for amounts used or refunded.' }),
        at: day,
        day: z.iso.date().nullable().meta({ description: 'Day of use.' }),
        orderNumber: z.string().nullable(),
        balanceAfter: amount,
      }),
    ),
  })
  .meta({ id: 'SubscriptionBalance' })

export const ownSubscriptionSchema = z
  .strictObject({
    ...listed,
    balance: balanceSchema.nullable().meta({ description: 'Null unless the subscription is paid from a balance.' }),
    openOrder: z.string().nullable().meta({ description: 'Unpaid order for the next term.' }),
    change: z.strictObject({ orderNumber: z.string(), name: z.string(), expiresAt: day }).nullable(),
    moneyBackUntil: day.nullable().meta({ description: 'Last day of the money-back guarantee; null if it has ended.' }),
    access: z
      .strictObject({
        address: z.string(),
        user: z.string(),
        panel: z.string(),
        login: z.string().optional().meta({ description: 'URL that opens the panel at this service’s login; contains no token.' }),
        ipv4: z.string().optional(),
        ipv6: z.string().optional(),
        mailHost: z.string().optional().meta({ description: 'Host name of the mail server.' }),
        dkim: z.strictObject({ selector: z.string(), publicKey: z.string() }).optional(),
      })
      .nullable(),
    parts: z.array(duePartSchema).meta({ description: 'Unpaid later payments, soonest first.' }),
    products: z.array(z.string()),
    orders: z.array(
      z.strictObject({
        orderNumber: z.string(),
        termStart: day,
        status: z.enum(orderStatuses),
        currency: currencyCode,
        total: amount,
        documents: z.array(z.string()).meta({ description: 'Numbers of the order’s invoices and credit notes.' }),
      }),
    ),
  })
  .meta({ id: 'OwnSubscription' })

export const changePreviewSchema = z
  .strictObject({
    kind: z.enum(['change', 'back']),
    products: z.array(z.string()),
    billing: z.enum(billingPeriods),
    quantity: z.int(),
    currency: currencyCode,
    termStart: day,
    termEnd: day,
    daysLeft: z.int(),
    daysPaid: z.int(),
    unused: amount,
    credit: amount,
    price: amount,
    used: amount,
    left: amount,
    tax: amount,
    total: amount,
    dueNow: amount,
    figures,
  })
  .meta({ id: 'ChangePreview' })

export const changeOfferSchema = z
  .strictObject({
    parts: z
      .array(z.array(z.strictObject({ id: z.string(), name: z.string() })))
      .meta({ description: 'Available products for each part.' }),
    periods: z.array(z.enum(billingPeriods)),
  })
  .meta({ id: 'ChangeOffer' })

export const changeOrderedSchema = z
  .strictObject({
    orderNumber: z.string().nullable().meta({ description: 'Null if an earlier change was undone.' }),
    isBooked: z.boolean(),
  })
  .meta({ id: 'ChangeOrdered' })

export const changeRefusedSchema = errorWith('SubscriptionChangeRefused', 'Why a subscription cannot be changed.', {
  reason: z.string().meta({
    description:
      'Reason, such as `not-active`, `prepaid`, `change-open`, `parts-open`, `currency-gone`, `same`, `not-offered`, `quantity-out-of-range`, `too-many-domains`, `changed-meanwhile`.',
  }),
  preview: changePreviewSchema
    .nullable()
    .optional()
    .meta({ description: 'With `figures-changed`: the change at current prices, if still offered.' }),
})

export const moneyBackSchema = z
  .strictObject({
    currency: currencyCode,
    total: amount,
    byHand: z.boolean().meta({ description: 'Whether the refund is made by bank transfer.' }),
    kept: z
      .array(z.strictObject({ name: z.string(), amount }))
      .meta({ description: 'Discounts that the rest of the order no longer qualifies for, tax included; deducted from the total.' }),
    lines: z.array(
      z.strictObject({
        invoice: z.string(),
        name: z.string(),
        price: amount,
        discounts: z.array(z.strictObject({ name: z.string(), amount })),
        tax: amount,
        paid: amount,
        before: amount.meta({ description: 'Already refunded, or in progress: decimal in major units.' }),
        back: amount,
      }),
    ),
    figures,
  })
  .meta({ id: 'MoneyBack' })

export const refundRefusedSchema = errorWith('RefundRefused', 'Why no refund is possible.', {
  reason: z
    .string()
    .meta({ description: 'Reason, such as `too-late`, `nothing`, `disputed`, `used-before`, `ended`, `held`, `changed-meanwhile`.' }),
  preview: moneyBackSchema.nullable().optional().meta({ description: 'With `figures-changed`: the refund at current amounts.' }),
})

export type SubscriptionResponse = z.output<typeof subscriptionSchema>
export type BalanceResponse = z.output<typeof balanceSchema>
export type OwnSubscriptionResponse = z.output<typeof ownSubscriptionSchema>
export type ChangePreviewResponse = z.output<typeof changePreviewSchema>
export type MoneyBackResponse = z.output<typeof moneyBackSchema>

const mostParts = 20

const fields = {
  products: z.array(z.string().min(1).max(100)).min(1).max(mostParts),
  billing: z.enum(billingPeriods),
  quantity: z.coerce.number().int().min(1).max(99),
}

/** U9: the plan that a customer wants to change to, as form fields. */
export const changeWish = z.strictObject(fields)

/** U12: includes all amounts shown. */
export const changeForm = z.strictObject({ ...fields, figures: z.string().min(1).max(4_000) })

/** U14: includes all amounts shown. */
export const moneyBackForm = z.strictObject({ figures: z.string().min(1).max(20_000) })

const typedDomain = z.string().max(253)

/** C3, C10: the primary domain (null for none), or all domains. */
export const attachForm = z.union([
  z.strictObject({ domain: typedDomain.nullable() }),
  z.strictObject({
    domains: z.array(typedDomain).max(mostDomainsOfAll).meta({ description: 'All domains of the product, primary domain first.' }),
  }),
])

export const changeQuery = ({ products, billing, quantity }: RequestedChange): string =>
  new URLSearchParams([...products.map((product) => ['product', product]), ['billing', billing], ['quantity', String(quantity)]]).toString()
