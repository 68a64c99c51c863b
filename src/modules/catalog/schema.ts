import { z } from 'zod'
import { ofFlags, ofTexts, addonGroups } from '@/core/catalog/tlds'
import { tldLimits } from '@/lib/config/limits'
import {
  billingPeriods,
  categoryIds,
  extensionCategories,
  itemTypes,
  partialPaymentTypes,
  paymentTypeIds,
  sslCoverages,
} from '@/core/catalog/types'
import { locales } from '@/lib/config/locales'
import { amount, currencyCode, plainText, priceBeforeTax } from '@/lib/http/text'

export const factShapes = { ...ofFlags(() => z.boolean()), ...ofTexts(() => z.string()) }

/** An unsupported language gives a 400. */
export const languageQuery = z.enum(locales).optional()

export const catalogQuerySchema = z.strictObject({ lang: languageQuery, currency: currencyCode.default('USD') })

const wholeNumber = (most: number) => z.coerce.number().int().min(1).max(most)

/** Popular extensions first; with `q`, best matches first. */
export const extensionsQuerySchema = catalogQuerySchema.extend({
  q: plainText(100).optional().meta({ description: 'Text contained in the extension, such as de or .co.' }),
  category: z.enum(extensionCategories).optional(),
  popular: z.enum(['true', 'false']).optional().meta({ description: '`true` returns popular extensions only.' }),
  page: wholeNumber(10_000).default(1).meta({ description: 'Page, starting at 1.' }),
  limit: wholeNumber(tldLimits.mostPerCall).default(tldLimits.perCall).meta({ description: 'Extensions per page.' }),
})

export const servicesQuerySchema = catalogQuerySchema.extend({ category: z.enum(categoryIds).optional() })

const servicePriceSchema = z.strictObject({
  basePrice: priceBeforeTax,
  currency: currencyCode,
  setupFee: priceBeforeTax,
  discount: z.number().meta({ description: 'Discount as a fraction of the base price: 0.2 is 20%.' }),
  price: priceBeforeTax.meta({ description: 'Price per term: decimal in major units, before tax.' }),
  firstPayment: priceBeforeTax.meta({ description: 'Price plus setup fee: decimal in major units, before tax.' }),
  originalPrice: priceBeforeTax
    .nullable()
    .meta({ description: 'List price, struck through on the site, before tax; null without a discount.' }),
})

/** Set if the text is not in the requested language (R20). */
const textLanguage = z.string().optional().meta({ description: 'Language of the description, if different from the requested one.' })

const paymentTypesSchema = z.strictObject({
  available: z.array(z.enum(paymentTypeIds)),
  default: z.enum(paymentTypeIds),
  partial: z
    .strictObject({
      minimumAmount: amount,
      depositPercentage: z.number(),
      allowedTypes: z.array(z.enum(partialPaymentTypes)),
      installmentCount: z.int(),
    })
    .nullable(),
  onDemand: z.strictObject({ minimumBalance: amount, autoTopupThreshold: amount }).nullable(),
})

export const serviceSchema = z
  .strictObject({
    id: z.string(),
    type: z.enum(itemTypes),
    category: z.enum(categoryIds),
    name: z.string(),
    description: z.string(),
    textLanguage,
    features: z.array(z.string()),
    specs: z.array(z.strictObject({ label: z.string(), value: z.string() })),
    popular: z.boolean(),
    demo: z.boolean(),
    coverages: z.array(z.enum(sslCoverages)),
    maxDomains: z.int().meta({ description: 'Maximum number of domains on a plan, or of names on a multi-domain certificate.' }),
    pricing: z.partialRecord(z.enum(billingPeriods), servicePriceSchema),
    yearlySavings: z.strictObject({ amount, percent: z.int() }).nullable(),
    paymentTypes: paymentTypesSchema,
  })
  .meta({ id: 'Service' })

export const extensionSchema = z
  .strictObject({
    extension: z.string(),
    price: priceBeforeTax,
    originalPrice: priceBeforeTax,
    discountPercent: z.int().nullable(),
    renewal: priceBeforeTax,
    minLength: z.int(),
    maxYears: z.int().meta({ description: 'Maximum number of years per registration.' }),
    ...factShapes,
    features: z.array(z.string()),
    transfer: z.strictObject({ price: priceBeforeTax, originalPrice: priceBeforeTax }),
  })
  .meta({ id: 'Extension' })

export const addonSchema = z
  .strictObject({
    id: z.string(),
    category: z.enum(categoryIds),
    name: z.string(),
    description: z.string(),
    textLanguage,
    features: z.array(z.string()),
    price: priceBeforeTax,
    originalPrice: priceBeforeTax.nullable(),
    popular: z.boolean(),
    recommended: z.boolean(),
    includedIn: z.array(z.enum(categoryIds)).meta({ description: 'Categories whose plans include the add-on.' }),
    heroGroup: z.enum(addonGroups).meta({ description: 'Group shown in the domain search.' }),
    icon: z.string().meta({ description: 'Icon name, or empty.' }),
  })
  .meta({ id: 'Addon' })

const listFields = { currency: currencyCode, exchangeRate: z.number(), rateDate: z.string(), digits: z.int() }

export const serviceListSchema = z.strictObject({ ...listFields, services: z.array(serviceSchema) }).meta({ id: 'ServiceList' })
export const extensionListSchema = z
  .strictObject({
    ...listFields,
    extensions: z.array(extensionSchema),
    page: z.int(),
    pages: z.int(),
    total: z.int().meta({ description: 'Total number of extensions.' }),
  })
  .meta({ id: 'ExtensionList' })
export const addonListSchema = z.strictObject({ ...listFields, addons: z.array(addonSchema) }).meta({ id: 'AddonList' })

export type ServiceResponse = z.output<typeof serviceSchema>
export type ServicePriceResponse = z.output<typeof servicePriceSchema>
export type ExtensionResponse = z.output<typeof extensionSchema>
export type AddonResponse = z.output<typeof addonSchema>
export type ServiceListResponse = z.output<typeof serviceListSchema>
export type AddonListResponse = z.output<typeof addonListSchema>
