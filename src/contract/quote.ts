import { z } from 'zod'
import { billingPeriods, categoryIds, itemTypes, orderedOperations, partialPaymentTypes, paymentTypeIds } from '@/core/catalog/types'
import { typedCodeFaults } from '@/core/cart/types'
import { rejectionReasons } from '@/core/discounts/find-rejection'
import { serviceDataSchema } from './quote-request'
import { taxReasons, unconfirmedVatIds } from '@/core/tax/types'
import { amount, currencyCode } from './text'

const discountShare = z.strictObject({ discountId: z.string(), savings: amount })

const paymentPart = z.strictObject({ dueInMonths: z.int(), amount })

/** One priced line (contract, Quote). */
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
    price: amount.meta({ description: 'Effective unit price in the display currency (P2, M4).' }),
    basePrice: amount.meta({ description: 'Effective unit price in USD.' }),
    baseCurrency: z.literal('USD'),
    displayCurrency: currencyCode,
    renewal: amount,
    subtotal: amount,
    setupFee: amount,
    discount: amount,
    tax: amount,
    total: amount,
    savings: amount.meta({ description: 'List price less effective price, per quantity (D15).' }),
    discounts: z.array(discountShare),
    availablePaymentTypes: z.array(z.enum(paymentTypeIds)),
    selectedPaymentType: z.enum(paymentTypeIds),
    partialType: z.enum(partialPaymentTypes).nullable(),
    paymentTypeAmount: amount,
    schedule: z.array(paymentPart),
    term: z
      .strictObject({ years: z.int(), firstYear: amount, laterYear: amount })
      .optional()
      .meta({ description: 'Of a name for several years, and of what hangs on it: what the price is made of (N4).' }),
  })
  .meta({ id: 'QuoteLine' })

export const appliedDiscountSchema = z
  .strictObject({
    discountId: z.string(),
    name: z.string(),
    description: z.string(),
    type: z.enum(['percentage', 'fixed']),
    originalValue: amount.meta({ description: 'Percent, or the fixed amount converted to the display currency.' }),
    eligible: amount,
    savings: amount,
    threshold: amount.optional().meta({ description: 'Of an automatic discount: what the cart must be above (D6), converted.' }),
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

export const rejectedCodeSchema = z
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
    name: z.string().meta({ description: 'What the tax is called where the buyer is.' }),
    country: z.string().meta({ description: 'Whose tax it is; empty where the shop has not said where it is.' }),
    reason: z.enum(taxReasons).meta({
      description: '`reverse-charge`: the buyer owes the tax, Art. 196 Directive 2006/112/EC; `outside-eu`: none is due, Art. 44 and 58.',
    }),
    unconfirmedVatId: z
      .enum(unconfirmedVatIds)
      .optional()
      .meta({ description: 'Tax is charged because the VAT number was not confirmed: VIES did not answer, or does not list it.' }),
  })
  .meta({ id: 'TaxNote' })

export const quoteFields = {
  currency: currencyCode,
  exchangeRate: z.number(),
  rateDate: z.string(),
  taxRate: z.number(),
  taxNote: taxNoteSchema.optional().meta({ description: 'Absent where the shop has one rate for everybody.' }),
  items: z.array(quoteLineSchema),
  discountSummary: discountSummarySchema,
  rejectedCodes: z.array(rejectedCodeSchema),
  breakdown: breakdownSchema,
  dueNow: amount,
  dueLater: amount,
}

export const quoteSchema = z.strictObject(quoteFields).meta({ id: 'Quote' })

export type QuoteLineAnswer = z.output<typeof quoteLineSchema>
export type AppliedDiscountAnswer = z.output<typeof appliedDiscountSchema>
export type RejectedCodeAnswer = z.output<typeof rejectedCodeSchema>
export type QuoteAnswer = z.output<typeof quoteSchema>

export const discountValidationSchema = z
  .strictObject({
    isValid: z.boolean(),
    error: z.string().nullable(),
    reason: z.enum([...rejectionReasons, ...typedCodeFaults]).nullable(),
    discount: appliedDiscountSchema.nullable(),
  })
  .meta({ id: 'DiscountValidation' })

export type DiscountValidationAnswer = z.output<typeof discountValidationSchema>
