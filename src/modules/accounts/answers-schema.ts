import { z } from 'zod'
import { locales } from '@/lib/config/locales'
import { billingPeriods } from '@/core/catalog/types'
import { lifecycleStates } from '@/core/domains/lifecycle'
import { renewalWays } from '@/core/orders/renewal-order'
import { subscriptionStates } from '@/core/subscriptions/types'
import { orderStatuses } from '@/core/orders/status'
import { passkeyListSchema, twoStepSchema } from '@/modules/auth/schema'
import { amount, currencyCode } from '@/lib/http/text'

export const sessionAnswerSchema = z
  .strictObject({ user: z.strictObject({ name: z.string(), email: z.string() }).nullable() })
  .meta({ id: 'Session' })

export const loginAnswerSchema = sessionAnswerSchema.extend({ isCodeNeeded: z.boolean() }).meta({ id: 'LoginAnswer' })

/** The same for every address, so that it doesn't reveal whether an account exists. */
export const sentSchema = z.strictObject({ isSent: z.literal(true) }).meta({ id: 'Sent' })

export const doneSchema = z.strictObject({ isDone: z.literal(true) }).meta({ id: 'Done' })

const address = z.strictObject({
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  region: z.string().nullable(),
  postalCode: z.string(),
  country: z.string(),
})

export const profileSchema = z
  .strictObject({
    name: z.string(),
    email: z.string(),
    company: z.string().nullable(),
    vatId: z.string().nullable(),
    phone: z.string().nullable(),
    billingAddress: address.nullable(),
    locale: z.enum(locales),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Profile' })

export const sessionListSchema = z
  .strictObject({
    sessions: z.array(
      z.strictObject({
        id: z.string(),
        device: z.string().nullable(),
        createdAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        isCurrent: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SessionList' })

const accountOrderSchema = z
  .strictObject({
    orderNumber: z.string(),
    orderDate: z.iso.datetime(),
    status: z.enum(orderStatuses),
    currency: currencyCode,
    total: amount,
    dueNow: amount,
    dueLater: amount,
    items: z.array(z.strictObject({ type: z.string(), id: z.string(), name: z.string(), quantity: z.number() })),
  })
  .meta({ id: 'AccountOrder' })

export const accountOrdersSchema = z.strictObject({ orders: z.array(accountOrderSchema) }).meta({ id: 'AccountOrders' })

const accountDomainSchema = z
  .strictObject({
    domain: z.string(),
    state: z.enum(lifecycleStates),
    registeredAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable().meta({ description: 'When the domain enters its next state.' }),
    autoRenew: z.boolean().meta({ description: 'Whether a renewal is ordered before the domain expires.' }),
    autoCharge: z.boolean().meta({ description: 'Whether that renewal is charged to the saved card.' }),
    renewsBy: z.enum(renewalWays).meta({
      description:
        'How the domain will be renewed: with the saved card, by an order to be paid manually, or not at all; `paid` if the renewal is already paid.',
    }),
    charge: z
      .strictObject({
        at: z.iso.datetime(),
        card: z.strictObject({ brand: z.string(), lastFour: z.string() }),
        isRetry: z.boolean().meta({ description: 'Whether this is a retry after the card was declined.' }),
      })
      .nullable()
      .meta({ description: 'Card and earliest time of the charge; null unless `renewsBy` is `card`.' }),
    isLocked: z.boolean(),
    renewal: amount.nullable().meta({ description: 'Price of one year without add-ons: decimal in major units.' }),
    renewableYears: z.int().meta({ description: 'Maximum years for a renewal today; 0 if the domain cannot be renewed.' }),
    currency: currencyCode,
    addons: z.array(z.strictObject({ id: z.string(), name: z.string(), renewal: amount.nullable() })),
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'AccountDomain' })

export const accountDomainsSchema = z.strictObject({ domains: z.array(accountDomainSchema) }).meta({ id: 'AccountDomains' })

export const renewalSchema = z.strictObject({ orderNumber: z.string() }).meta({ id: 'Renewal' })

const accountInvoiceSchema = z.strictObject({
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  status: z.enum(['issued', 'partly-credited', 'credited']),
  issuedOn: z.iso.date(),
  orderNumber: z.string(),
  currency: currencyCode,
  gross: amount,
})

const accountSubscriptionSchema = z.strictObject({
  name: z.string(),
  state: z.enum(subscriptionStates),
  billing: z.enum(billingPeriods),
  quantity: z.int(),
  currency: currencyCode,
  amount,
  termStart: z.iso.datetime(),
  termEnd: z.iso.datetime(),
  cancelAtEnd: z.boolean(),
})

export const exportSchema = z
  .strictObject({
    exportedAt: z.iso.datetime(),
    profile: profileSchema,
    orders: z.array(z.unknown()),
    invoices: z.array(accountInvoiceSchema),
    domains: z.array(accountDomainSchema),
    nameContacts: z.array(z.strictObject({ domain: z.string(), contacts: z.unknown() })),
    subscriptions: z.array(accountSubscriptionSchema),
    keptCards: z.array(z.strictObject({ brand: z.string(), lastFour: z.string(), expiryMonth: z.number(), expiryYear: z.number() })),
    transfers: z.array(z.strictObject({ domain: z.string(), status: z.string(), createdAt: z.iso.datetime() })),
    sessions: sessionListSchema.shape.sessions,
    passkeys: passkeyListSchema.shape.passkeys,
    twoStepLogin: twoStepSchema,
  })
  .meta({ id: 'AccountExport' })

export type ProfileResponse = z.output<typeof profileSchema>
export type AccountOrder = z.output<typeof accountOrderSchema>
export type AccountDomain = z.output<typeof accountDomainSchema>
export type SessionList = z.output<typeof sessionListSchema>
export type AccountExport = z.output<typeof exportSchema>
