import { z } from 'zod'
import { billingPeriods, partialPaymentTypes, paymentTypeIds } from '@/core/catalog/types'
import { mostYears } from '@/core/pricing/prices'
import { couponInputErrors } from '@/core/cart/cart'
import { rejectionReasons } from '@/core/discounts/coupons'
import { mostDomainsOfAll } from '@/core/subscriptions/attached-domain'
import { errorWith } from '@/lib/http/error-schema'
import { discountCode, maximumItems, orderItemSchema, quantity, quoteFields, quoteLineSchema } from '@/modules/pricing/schema'
import { amount, currencyCode, plainText, requiredText } from '@/lib/http/text'

/** One item, or a domain with its add-ons (S5). */
export const addCartItemSchema = z
  .union([orderItemSchema, z.strictObject({ items: z.array(orderItemSchema).min(1).max(maximumItems) })])
  .transform((body) => ('items' in body ? body.items : [body]))

export const changeCartItemSchema = z
  .strictObject({
    quantity: quantity.optional(),
    billing: z.enum(billingPeriods).optional(),
    selectedPaymentType: z.enum(paymentTypeIds).optional(),
    partialType: z.enum(partialPaymentTypes).optional(),
    years: z.int().min(1).max(mostYears).optional().meta({ description: 'Number of years of a domain registration.' }),
    domain: requiredText(253)
      .nullable()
      .optional()
      .meta({ description: 'Domain for a plan, certificate or mailbox; null to decide later.' }),
    additionalDomains: z
      .array(requiredText(253))
      .max(mostDomainsOfAll - 1)
      .optional()
      .meta({ description: 'Domains of a plan, or names on a multi-domain certificate, in addition to `domain`.' }),
  })
  .meta({ id: 'CartItemChange' })

export const addCartCodeSchema = z.strictObject({ code: discountCode.or(z.literal('')) }).meta({ id: 'CartCode' })

/** T4: billing details that determine the displayed tax. */
const cartBillingSchema = z
  .strictObject({
    country: z.string().regex(/^(?:[A-Z]{2})?$/),
    region: plainText(120).default(''),
    company: plainText(120).default(''),
    vatId: plainText(40).default(''),
  })
  .meta({ id: 'CartBilling' })

export const patchCartSchema = z
  .union([z.strictObject({ currency: currencyCode }), z.strictObject({ billing: cartBillingSchema })])
  .meta({ id: 'CartCurrency' })

const cartLineSchema = quoteLineSchema
  .extend({
    lineId: z.string(),
    maxYears: z.int().optional().meta({ description: 'Maximum years for this registration, if fewer than 10.' }),
    holder: z.string().optional().meta({ description: 'Who may register the domain, if the registry restricts it.' }),
    periods: z.array(z.enum(billingPeriods)).optional().meta({ description: 'Billing periods the service is sold with.' }),
    maxDomains: z
      .int()
      .optional()
      .meta({ description: 'Maximum number of domains on the plan or names on the certificate, if more than one.' }),
    isInPlan: z.literal(true).optional().meta({ description: 'A plan in the cart already includes it.' }),
    /** N1: another order has reserved this domain; checkout would reject it. */
    claim: z.strictObject({ code: z.string(), message: z.string() }).optional(),
  })
  .meta({ id: 'CartLine' })

const cartCodeSchema = z
  .strictObject({
    code: z.string(),
    status: z.enum(['applied', 'pending']),
    reason: z.enum(rejectionReasons).optional(),
    message: z.string().optional(),
  })
  .meta({ id: 'CartCodeStatus' })

const cartChangeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('price'), lineId: z.string(), name: z.string(), from: amount, to: amount, message: z.string() }),
    z.strictObject({ kind: z.literal('setup-fee'), lineId: z.string(), name: z.string(), from: amount, to: amount, message: z.string() }),
    z.strictObject({ kind: z.literal('rate'), currency: currencyCode, from: z.number(), to: z.number(), message: z.string() }),
    z.strictObject({ kind: z.literal('gone'), lineId: z.string(), name: z.string(), message: z.string() }),
  ])
  .meta({ id: 'CartChange' })

export const cartSchema = z
  .strictObject({
    ...quoteFields,
    items: z.array(cartLineSchema),
    codes: z.array(cartCodeSchema),
    changes: z.array(cartChangeSchema),
    isVatIdUnconfirmed: z
      .boolean()
      .optional()
      .meta({ description: 'The VAT number could not be confirmed, so tax is charged; `taxNote` says why.' }),
  })
  .meta({ id: 'Cart' })

export const codeRefusedSchema = errorWith('CodeRefused', 'Why a discount code was not applied.', {
  reason: z.enum([...rejectionReasons, ...couponInputErrors]).meta({ description: 'The same as `error.code`.' }),
})

export const duplicateLineSchema = errorWith('DuplicateLine', 'The domain is already in the cart.', {
  lineId: z.string().meta({ description: 'The line with the domain.' }),
})

export type CartLineResponse = z.output<typeof cartLineSchema>
export type CartCodeResponse = z.output<typeof cartCodeSchema>
export type CartChangeResponse = z.output<typeof cartChangeSchema>
export type CartResponse = z.output<typeof cartSchema>
