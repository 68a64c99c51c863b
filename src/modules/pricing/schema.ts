import { z } from 'zod'
import { cartLimits } from '@/lib/config/limits'
import {
  billingPeriods,
  domainOperations,
  itemTypes,
  partialPaymentTypes,
  paymentTypeIds,
  sslCoverages,
  categoryIds,
  orderedOperations,
} from '@/core/catalog/types'
import { mostDomainsOfAll } from '@/core/subscriptions/attached-domain'
import type { QuoteItemRequest } from '@/core/orders/types'
import { mostYears } from '@/core/pricing/prices'
import { currencyCode, plainText, requiredText, amount } from '@/lib/http/text'
import { couponInputErrors } from '@/core/cart/cart'
import { rejectionReasons } from '@/core/discounts/coupons'
import { taxReasons, unconfirmedVatIds } from '@/core/tax/types'

const serviceDataSchema = z.strictObject({
  coverage: z.enum(sslCoverages).optional(),
  operation: z.enum(domainOperations).optional(),
  domain: requiredText(253).optional(),
  additionalDomains: z
    .array(requiredText(253))
    .max(mostDomainsOfAll - 1)
    .optional()
    .meta({
      description: 'Domains of a plan, or names on a multi-domain certificate, in addition to `domain`; `maxDomains` counts all of them.',
    }),
  years: z.int().min(1).max(mostYears).optional().meta({
    description: 'Number of years for a registration and its add-ons, up to the extension’s `maxYears`. Defaults to one.',
  }),
  bundle: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .optional()
    .meta({ description: 'Id shared by all parts of a configured server.' }),
})

/** O4: a client may send a quote back as it was returned. These server-owned fields are ignored; any other unknown field is rejected. */
const answeredItemFields = [
  'lineId',
  'key',
  'name',
  'description',
  'category',
  'price',
  'basePrice',
  'baseCurrency',
  'displayCurrency',
  'originalPrice',
  'renewal',
  'setupFee',
  'subtotal',
  'discount',
  'discounts',
  'tax',
  'total',
  'savings',
  'availablePaymentTypes',
  'paymentTypeAmount',
  'schedule',
  'term',
  'maxYears',
  'holder',
  'maxDomains',
] as const
const answeredQuoteFields = [
  'exchangeRate',
  'rateDate',
  'taxRate',
  'taxNote',
  'discountSummary',
  'rejectedCodes',
  'breakdown',
  'subtotal',
  'discount',
  'tax',
  'total',
  'dueNow',
  'dueLater',
] as const

const readOver = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) as Record<Name, z.ZodOptional<z.ZodUnknown>>

export const quantity = z.int().min(cartLimits.minimumQuantity).max(cartLimits.maximumQuantity)

const itemFields = {
  type: z.enum(itemTypes),
  id: requiredText(253),
  billing: z.enum(billingPeriods),
  quantity: quantity.default(1),
  serviceData: serviceDataSchema.optional(),
  selectedPaymentType: z.enum(paymentTypeIds).optional(),
  partialType: z.enum(partialPaymentTypes).optional(),
}

type ItemFields = z.output<z.ZodObject<typeof itemFields>>

/** Canonical form: fixed field order, no empty optional fields. */
const toItemRequest = (item: ItemFields): QuoteItemRequest => ({
  type: item.type,
  id: item.id,
  billing: item.billing,
  quantity: item.quantity,
  ...(item.serviceData && Object.keys(item.serviceData).length > 0 ? { serviceData: toServiceData(item.serviceData) } : {}),
  ...(item.selectedPaymentType ? { selectedPaymentType: item.selectedPaymentType } : {}),
  ...(item.partialType ? { partialType: item.partialType } : {}),
})

const toServiceData = ({ coverage, operation, domain, additionalDomains, bundle, years }: z.output<typeof serviceDataSchema>) => ({
  ...(coverage ? { coverage } : {}),
  ...(operation ? { operation } : {}),
  ...(domain ? { domain } : {}),
  ...(additionalDomains && additionalDomains.length > 0 ? { additionalDomains } : {}),
  ...(bundle ? { bundle } : {}),
  ...(years === undefined ? {} : { years }),
})

/** The same body may be priced and then ordered, so a quote ignores the auth code (R11). */
const quoteItemSchema = z
  .strictObject({ ...readOver([...answeredItemFields, 'authorizationCode']), ...itemFields })
  .transform(toItemRequest)
  .meta({ id: 'QuoteItem', description: 'An item to price. Fields of a returned line are accepted and ignored.' })

const longestAuthorizationCode = 300

/** A cart or order line, with the auth code of a domain transfer (N3). */
export interface OrderItem {
  readonly item: QuoteItemRequest
  /** As typed; empty if none. R11: never becomes part of the reference. */
  readonly authorizationCode: string
}

export const orderItemSchema = z
  .strictObject({
    ...readOver(answeredItemFields),
    ...itemFields,
    authorizationCode: z.string().max(longestAuthorizationCode).default('').meta({
      description: 'Auth code of a domain transfer, required if the operation is `transfer`. Stored encrypted, never returned.',
      format: 'password',
      writeOnly: true,
    }),
  })
  .transform(({ authorizationCode, ...item }): OrderItem => ({ item: toItemRequest(item), authorizationCode }))
  .meta({ id: 'OrderItem', description: 'An item to order. Fields of a returned line are accepted and ignored.' })

/** The engine trims it and ignores case (D11). */
export const discountCode = requiredText(64)

export const maximumItems = 100
export const maximumCodes = 20

const quoteRequestFields = {
  currency: currencyCode,
  codes: z.array(discountCode).max(maximumCodes).default([]),
  items: z.array(quoteItemSchema).max(maximumItems),
}

export const quoteRequestSchema = z
  .strictObject({ ...readOver(answeredQuoteFields), ...quoteRequestFields })
  .transform(({ currency, codes, items }) => ({ currency, codes, items }))
  .meta({ id: 'QuoteRequest' })

/** R11: auth codes are kept separate from the priced request, keyed by domain. */
export const orderRequestSchema = z
  .strictObject({ ...readOver(answeredQuoteFields), ...quoteRequestFields, items: z.array(orderItemSchema).max(maximumItems) })
  .transform(({ currency, codes, items }) => {
    const given = items.filter(({ authorizationCode }) => authorizationCode.trim() !== '')
    const authorizationCodes = Object.fromEntries(
      given.map(({ item, authorizationCode }) => [item.id.trim().toLowerCase(), authorizationCode]),
    )
    return { currency, codes, items: items.map(({ item }) => item), ...(given.length > 0 ? { authorizationCodes } : {}) }
  })
  .meta({ id: 'OrderRequest' })

export const validateDiscountRequestSchema = z
  .strictObject({
    ...readOver(answeredQuoteFields),
    ...quoteRequestFields,
    currency: currencyCode.default('USD'),
    items: z.array(quoteItemSchema).max(maximumItems).default([]),
    /** Empty is valid: the response then says that a code is required (§5). */
    code: plainText(64),
  })
  .transform(({ code, currency, codes, items }) => ({ code, request: { currency, codes, items } }))
  .meta({ id: 'ValidateDiscountRequest' })

const discountShare = z.strictObject({ discountId: z.string(), savings: amount })

const paymentPart = z.strictObject({ dueInMonths: z.int(), amount })

export const quoteLineSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    type: z.enum(itemTypes),
    category: z.enum(categoryIds),
    billing: z.enum(billingPeriods),
    quantity: z.int(),
    description: z.string(),
    serviceData: serviceDataSchema.extend({ operation: z.enum(orderedOperations).optional() }),
    price: amount.meta({ description: 'Unit price in the quote’s currency, before tax.' }),
    basePrice: amount.meta({ description: 'Unit price in US dollars, before tax.' }),
    baseCurrency: z.literal('USD'),
    displayCurrency: currencyCode,
    renewal: amount,
    subtotal: amount,
    setupFee: amount,
    discount: amount,
    tax: amount,
    total: amount,
    savings: amount.meta({ description: 'List price minus price, times quantity.' }),
    discounts: z.array(discountShare),
    availablePaymentTypes: z.array(z.enum(paymentTypeIds)),
    selectedPaymentType: z.enum(paymentTypeIds),
    partialType: z.enum(partialPaymentTypes).nullable(),
    paymentTypeAmount: amount,
    schedule: z.array(paymentPart),
    term: z
      .strictObject({ years: z.int(), firstYear: amount, laterYear: amount })
      .optional()
      .meta({ description: 'Yearly prices of a domain or add-on bought for several years.' }),
  })
  .meta({ id: 'QuoteLine' })

export const appliedDiscountSchema = z
  .strictObject({
    discountId: z.string(),
    name: z.string(),
    description: z.string(),
    type: z.enum(['percentage', 'fixed']),
    originalValue: amount.meta({ description: 'Whole percentage, or a fixed amount in the quote’s currency.' }),
    eligible: amount,
    savings: amount,
    threshold: amount.optional().meta({ description: 'Amount that the cart must exceed for an automatic discount, in major units.' }),
  })
  .meta({ id: 'AppliedDiscount' })

export const discountSummarySchema = z
  .strictObject({
    discountCodes: z.array(appliedDiscountSchema),
    automaticDiscounts: z.array(appliedDiscountSchema),
    totalSavings: amount,
    totalDiscountAmount: amount,
  })
  .meta({ id: 'DiscountSummary' })

const rejectedCodeSchema = z
  .strictObject({ code: z.string(), reason: z.enum(rejectionReasons), message: z.string(), missing: z.number().optional() })
  .meta({ id: 'RejectedCode' })

export const breakdownSchema = z
  .strictObject({
    subtotal: amount,
    setupFees: amount,
    discount: amount,
    tax: amount,
    shipping: amount,
    total: amount,
    savings: amount,
  })
  .meta({ id: 'Breakdown' })

export const taxNoteSchema = z
  .strictObject({
    name: z.string().meta({ description: 'Name of the tax in the buyer’s country.' }),
    country: z.string().meta({ description: 'Country whose tax applies; empty if the shop has not set its own country.' }),
    reason: z.enum(taxReasons).meta({
      description: '`reverse-charge`: the buyer owes the tax, Art. 196 Directive 2006/112/EC; `outside-eu`: none is due, Art. 44 and 58.',
    }),
    unconfirmedVatId: z
      .enum(unconfirmedVatIds)
      .optional()
      .meta({ description: 'Tax is charged because the VAT number could not be confirmed: VIES did not respond or does not list it.' }),
  })
  .meta({ id: 'TaxNote' })

export const quoteFields = {
  currency: currencyCode,
  exchangeRate: z.number(),
  rateDate: z.string(),
  taxRate: z.number(),
  taxNote: taxNoteSchema.optional().meta({ description: 'Absent if the shop charges everyone the same rate.' }),
  items: z.array(quoteLineSchema),
  discountSummary: discountSummarySchema,
  rejectedCodes: z.array(rejectedCodeSchema),
  breakdown: breakdownSchema,
  dueNow: amount,
  dueLater: amount,
}

export const quoteSchema = z.strictObject(quoteFields).meta({ id: 'Quote' })

export type QuoteLineResponse = z.output<typeof quoteLineSchema>
export type AppliedDiscountResponse = z.output<typeof appliedDiscountSchema>
export type RejectedCodeResponse = z.output<typeof rejectedCodeSchema>
export type QuoteResponse = z.output<typeof quoteSchema>

export const discountValidationSchema = z
  .strictObject({
    isValid: z.boolean(),
    error: z.string().nullable(),
    reason: z.enum([...rejectionReasons, ...couponInputErrors]).nullable(),
    discount: appliedDiscountSchema.nullable(),
  })
  .meta({ id: 'DiscountValidation' })

export type DiscountValidationResponse = z.output<typeof discountValidationSchema>
