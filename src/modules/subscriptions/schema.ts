import { z } from 'zod'
import { billingPeriods } from '@/core/catalog/types'
import { subscriptionKinds, subscriptionStates } from '@/core/subscriptions/types'
import { languageQuery } from '@/modules/catalog/schema'
import { duePartSchema, orderStatuses } from '@/modules/orders/schema'
import { amount, currencyCode } from '@/lib/http/text'
import type { ChangeWish } from '@/core/subscriptions/plan-change'

export const subscriptionPath = z.strictObject({ id: z.uuid() })

export const subscriptionPageQuery = z.strictObject({
  lang: languageQuery,
  page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ description: 'Counted from 1.' }),
})

const day = z.iso.datetime()
const figures = z.string().meta({ description: 'Every figure that is shown, as one text: whoever confirms says it back.' })

const listed = {
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(subscriptionKinds),
  domain: z.string().nullable().meta({ description: 'The domain it is for; null while none was chosen.' }),
  state: z.enum(subscriptionStates),
  billing: z.enum(billingPeriods),
  quantity: z.int(),
  currency: currencyCode,
  amount: amount.meta({ description: 'What this term costs before discounts and tax.' }),
  credit: amount.meta({ description: 'What changes left over, before tax: it pays the next terms.' }),
  termStart: day,
  termEnd: day,
  cancelAtEnd: z.boolean(),
  isHeld: z.boolean().meta({ description: 'The shop has suspended it, whatever is paid.' }),
}

const subscriptionSchema = z.strictObject(listed).meta({ id: 'Subscription' })

export const subscriptionListSchema = z
  .strictObject({ subscriptions: z.array(subscriptionSchema), page: z.int(), pages: z.int() })
  .meta({ id: 'SubscriptionList' })

export const movementKinds = ['paidIn', 'topUp', 'drawn', 'returned'] as const

const balanceSchema = z
  .strictObject({
    amount: amount.meta({ description: 'What is left, before tax. The term ends when it does.' }),
    threshold: amount.meta({ description: 'Below this a top-up is ordered.' }),
    topUpAt: day.meta({ description: 'When that is, as it stands.' }),
    page: z.int(),
    pages: z.int(),
    movements: z.array(
      z.strictObject({
        kind: z.enum(movementKinds),
        amount: amount.meta({ description: 'Negative for what was drawn or returned.' }),
        at: day,
        day: z.iso.date().nullable().meta({ description: 'The day that was drawn.' }),
        orderNumber: z.string().nullable(),
        balanceAfter: amount,
      }),
    ),
  })
  .meta({ id: 'SubscriptionBalance' })

export const ownSubscriptionSchema = z
  .strictObject({
    ...listed,
    balance: balanceSchema.nullable().meta({ description: 'Null where terms are paid one by one.' }),
    openOrder: z.string().nullable().meta({ description: 'The order that waits for the money of the next term.' }),
    change: z.strictObject({ orderNumber: z.string(), name: z.string(), expiresAt: day }).nullable(),
    moneyBackUntil: day.nullable().meta({ description: 'The last day its money may be asked back; null where that is over.' }),
    access: z
      .strictObject({
        address: z.string(),
        user: z.string(),
        panel: z.string(),
        ipv4: z.string().optional(),
        ipv6: z.string().optional(),
        mailHost: z.string().optional().meta({ description: 'The server that takes mail.' }),
      })
      .nullable(),
    parts: z.array(duePartSchema).meta({ description: 'What is still to be paid of a price in parts, soonest first.' }),
    products: z.array(z.string()),
    orders: z.array(
      z.strictObject({
        orderNumber: z.string(),
        termStart: day,
        status: z.enum(orderStatuses),
        currency: currencyCode,
        total: amount,
        documents: z.array(z.string()).meta({ description: 'Its invoices and credit notes.' }),
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
    parts: z.array(z.array(z.strictObject({ id: z.string(), name: z.string() }))).meta({ description: 'What each part may become.' }),
    periods: z.array(z.enum(billingPeriods)),
  })
  .meta({ id: 'ChangeOffer' })

export const changeOrderedSchema = z
  .strictObject({
    orderNumber: z.string().nullable().meta({ description: 'Null where what ran this morning runs again.' }),
    isBooked: z.boolean(),
  })
  .meta({ id: 'ChangeOrdered' })

export const moneyBackSchema = z
  .strictObject({
    currency: currencyCode,
    total: amount,
    byHand: z.boolean().meta({ description: 'It came by bank transfer, and goes back by one.' }),
    kept: z
      .array(z.strictObject({ name: z.string(), amount }))
      .meta({ description: 'Discounts that what stays of the order does not earn, with their tax: kept back from the total.' }),
    lines: z.array(
      z.strictObject({
        invoice: z.string(),
        name: z.string(),
        price: amount,
        discounts: z.array(z.strictObject({ name: z.string(), amount })),
        tax: amount,
        paid: amount,
        before: amount.meta({ description: 'Given back before, or on its way.' }),
        back: amount,
      }),
    ),
    figures,
  })
  .meta({ id: 'MoneyBack' })

export type SubscriptionAnswer = z.output<typeof subscriptionSchema>
export type BalanceAnswer = z.output<typeof balanceSchema>
export type OwnSubscriptionAnswer = z.output<typeof ownSubscriptionSchema>
export type ChangePreviewAnswer = z.output<typeof changePreviewSchema>
export type MoneyBackAnswer = z.output<typeof moneyBackSchema>

const mostParts = 20

const fields = {
  products: z.array(z.string().min(1).max(100)).min(1).max(mostParts),
  billing: z.enum(billingPeriods),
  quantity: z.coerce.number().int().min(1).max(99),
}

/** U9: the plan a customer wants to change to, as form fields. */
export const changeWish = z.strictObject(fields)

/** U12: with every figure shown. */
export const changeForm = z.strictObject({ ...fields, figures: z.string().min(1).max(4_000) })

/** U14: with every figure shown. */
export const moneyBackForm = z.strictObject({ figures: z.string().min(1).max(20_000) })

/** C3: the domain a subscription is for; null for none. */
export const attachForm = z.strictObject({ domain: z.string().max(253).nullable() })

export const changeQuery = ({ products, billing, quantity }: ChangeWish): string =>
  new URLSearchParams([...products.map((product) => ['product', product]), ['billing', billing], ['quantity', String(quantity)]]).toString()
