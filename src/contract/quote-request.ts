import { z } from 'zod'
import { cartLimits } from '@/config/limits'
import { billingPeriods, domainOperations, itemTypes, partialPaymentTypes, paymentTypeIds, sslCoverages } from '@/core/catalog/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import { mostYears } from '@/core/pricing/term-price'
import { currencyCode, plainText, requiredText } from './text'

export const serviceDataSchema = z.strictObject({
  coverage: z.enum(sslCoverages).optional(),
  operation: z.enum(domainOperations).optional(),
  domain: requiredText(253).optional(),
  years: z.int().min(1).max(mostYears).optional().meta({
    description: 'For how many years a name is registered, add-ons included; one where it is left out, at most the extension’s maxYears.',
  }),
  bundle: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .optional()
    .meta({ description: 'The same for all parts of one configured thing: they change and leave together.' }),
})

/**
 * O4: a client may send back what it was answered. These figures are the server's to say, so they are read over;
 * any other unknown field is refused.
 */
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

/** Exactly what the engine reads, in one order, without empty optional fields. */
const toItemRequest = (item: ItemFields): QuoteItemRequest => ({
  type: item.type,
  id: item.id,
  billing: item.billing,
  quantity: item.quantity,
  ...(item.serviceData && Object.keys(item.serviceData).length > 0 ? { serviceData: toServiceData(item.serviceData) } : {}),
  ...(item.selectedPaymentType ? { selectedPaymentType: item.selectedPaymentType } : {}),
  ...(item.partialType ? { partialType: item.partialType } : {}),
})

const toServiceData = ({ coverage, operation, domain, bundle, years }: z.output<typeof serviceDataSchema>) => ({
  ...(coverage ? { coverage } : {}),
  ...(operation ? { operation } : {}),
  ...(domain ? { domain } : {}),
  ...(bundle ? { bundle } : {}),
  ...(years === undefined ? {} : { years }),
})

/** The same body may be priced and then ordered, so a code is read over here (R11). */
export const quoteItemSchema = z
  .strictObject({ ...readOver([...answeredItemFields, 'authorizationCode']), ...itemFields })
  .transform(toItemRequest)
  .meta({ id: 'QuoteItem', description: 'A reference to something sold. Prices and names are read over (O4).' })

const longestAuthorizationCode = 300

/** What is put into a cart or ordered: a reference, and the code of a name that is moved here (N3). */
export interface OrderItem {
  readonly item: QuoteItemRequest
  /** As typed; empty where there is none. R11: it never becomes part of the reference. */
  readonly authorizationCode: string
}

export const orderItemSchema = z
  .strictObject({
    ...readOver(answeredItemFields),
    ...itemFields,
    authorizationCode: z.string().max(longestAuthorizationCode).default('').meta({
      description: 'Required where a domain’s operation is transfer. R11: kept encrypted, never answered.',
      format: 'password',
      writeOnly: true,
    }),
  })
  .transform(({ authorizationCode, ...item }): OrderItem => ({ item: toItemRequest(item), authorizationCode }))
  .meta({ id: 'OrderItem', description: 'A reference to something sold, as it is ordered.' })

/** A code as typed; the engine trims it and compares without case (D11). */
export const discountCode = requiredText(64)

export const maximumItems = 100
export const maximumCodes = 20

const quoteFields = {
  currency: currencyCode,
  codes: z.array(discountCode).max(maximumCodes).default([]),
  items: z.array(quoteItemSchema).max(maximumItems),
}

export const quoteRequestSchema = z
  .strictObject({ ...readOver(answeredQuoteFields), ...quoteFields })
  .transform(({ currency, codes, items }) => ({ currency, codes, items }))
  .meta({ id: 'QuoteRequest' })

/** R11: codes travel beside the request that is priced, by the name they open. */
export const orderRequestSchema = z
  .strictObject({ ...readOver(answeredQuoteFields), ...quoteFields, items: z.array(orderItemSchema).max(maximumItems) })
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
    ...quoteFields,
    currency: currencyCode.default('USD'),
    items: z.array(quoteItemSchema).max(maximumItems).default([]),
    /** May be empty: the answer then says that a code is needed (§5). */
    code: plainText(64),
  })
  .transform(({ code, currency, codes, items }) => ({ code, request: { currency, codes, items } }))
  .meta({ id: 'ValidateDiscountRequest' })
