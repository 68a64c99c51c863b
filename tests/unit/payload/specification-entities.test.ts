import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { collections } from '@/payload/collections'
import { addonSchema, extensionSchema, serviceSchema } from '@/modules/catalog/schema'
import { domainResultSchema } from '@/modules/domains/schema'
import { migrationRequestSchema } from '@/modules/inquiries/schema'
import { orderSummarySchema } from '@/modules/orders/schema'
import { appliedDiscountSchema, breakdownSchema, discountSummarySchema, quoteLineSchema } from '@/modules/pricing/schema'

// Fields typed from §3 of the specification; comments note different names.

/** `results.metric`: names as in the document, without tabs and rows. */
const namesOf = (fields: readonly Field[], prefix = ''): readonly string[] =>
  fields.flatMap((field): readonly string[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => namesOf(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix))
    const isNamed = 'name' in field && field.name
    const below = 'fields' in field ? namesOf(field.fields, isNamed ? `${prefix}${field.name}.` : prefix) : []
    return [...(isNamed ? [`${prefix}${field.name}`] : []), ...below]
  })

const lacking = (slug: string, ...wanted: readonly string[]): readonly string[] => {
  const collection = collections.find((each) => each.slug === slug)
  const names = new Set(namesOf(collection?.fields ?? []))
  return wanted.filter((name) => !names.has(name))
}

interface Shape {
  readonly shape: Readonly<Record<string, unknown>>
}
const missing = (schema: Shape, ...wanted: readonly string[]): readonly string[] => wanted.filter((name) => !(name in schema.shape))

describe('§3: CMS entities have their fields', () => {
  it('fails for a missing field', () => {
    expect(lacking('extensions', 'extension', 'colour')).toEqual(['colour'])
    expect(missing(breakdownSchema, 'tax', 'colour')).toEqual(['colour'])
  })

  it('§3.4: extension catalogue', () => expect(lacking('extensions', 'extension', 'price', 'originalPrice', 'renewal')).toEqual([]))

  it('§3.5: add-on product', () =>
    expect(
      lacking(
        'addons',
        'key',
        'name',
        'description',
        'price',
        'originalPrice',
        'category',
        'features',
        'popular',
        'recommended',
        'icon',
        'heroGroup',
      ),
    ).toEqual([]))

  // tld → extension; savings are computed (P5)
  it('§3.7: transfer pricing row', () =>
    expect(lacking('transfer-prices', 'extension', 'price', 'originalPrice', 'popular', 'description', 'features')).toEqual([]))

  it('§3.8, §3.9: service, SSL type, hosting plan and email plan', () =>
    expect(lacking('services', 'key', 'name', 'category', 'description', 'popular', 'prices', 'paymentTypes', 'features', 'specs')).toEqual(
      [],
    ))

  it('§3.10: pricing period entry', () =>
    expect(lacking('services', 'prices.period', 'prices.basePrice', 'prices.setupFee', 'prices.discount')).toEqual([]))

  it('§3.11: paymentTypes', () =>
    expect(
      lacking(
        'services',
        ...['available', 'default', 'partial.minimumAmount', 'partial.depositPercentage', 'partial.allowedTypes'].map(
          (name) => `paymentTypes.${name}`,
        ),
        ...['onDemand.minimumBalance', 'onDemand.autoTopupThreshold'].map((name) => `paymentTypes.${name}`),
      ),
    ).toEqual([]))

  // id → code (D11)
  it('§3.14: coupon', () =>
    expect(
      lacking(
        'coupons',
        ...[
          'code',
          'name',
          'description',
          'type',
          'value',
          'minAmount',
          'maxDiscount',
          'currency',
          'isActive',
          'expiresAt',
          'usageLimit',
          'usedCount',
        ],
        ...['applicableCategories', 'excludedCategories', 'isFirstTimeOnly', 'minQuantity'],
      ),
    ).toEqual([]))

  it('§3.15: automatic discount', () =>
    expect(
      lacking(
        'automatic-discounts',
        ...['key', 'name', 'type', 'value', 'currency', 'isActive', 'maxDiscount', 'applicableCategories'],
        ...['billingPeriod', 'isFirstOrder', 'minAmount'].map((name) => `conditions.${name}`),
      ),
    ).toEqual([]))

  it('§3.16: resource item', () =>
    expect(lacking('resources', 'type', 'title', 'description', 'difficulty', 'duration', 'rating', 'views')).toEqual([]))

  it('§3.17: currency', () => expect(lacking('currencies', 'code', 'symbol', 'name', 'locale', 'exchangeRate')).toEqual([]))

  it('§3.19: testimonial', () =>
    expect(
      lacking('testimonials', 'name', 'role', 'company', 'content', 'rating', 'verified', 'avatar', 'industry', 'companySize'),
    ).toEqual([]))

  // the logo is rendered from the company's name
  it('§3.20: case study', () =>
    expect(
      lacking(
        'case-studies',
        ...['company', 'logo', 'industry', 'description', 'challenge', 'solution', 'testimonial', 'timeline', 'tags'],
        ...['metric', 'value', 'improvement'].map((name) => `results.${name}`),
      ),
    ).toEqual([]))

  it('§3.21: metric', () => expect(lacking('metrics', 'label', 'value', 'unit', 'color', 'icon', 'trend')).toEqual([]))

  it('§3.22: user', () => expect([...lacking('users', 'name'), ...lacking('customers', 'name')]).toEqual([]))

  it('§3.23: migration form', () => {
    expect(lacking('migration-requests', 'provider', 'websiteUrl', 'email', 'specialRequirements')).toEqual([])
    expect(missing(migrationRequestSchema, 'provider', 'websiteUrl', 'email', 'specialRequirements')).toEqual([])
  })
})

describe('§3: API entities have their fields', () => {
  it('§3.1, §3.3: domain search result', () =>
    expect(
      missing(
        domainResultSchema,
        ...[
          'domain',
          'extension',
          'available',
          'price',
          'originalPrice',
          'renewal',
          'popular',
          'description',
          'features',
          'alternativeSuggestion',
        ],
      ),
    ).toEqual([]))

  it('§3: extension, add-on and service of the catalogue', () => {
    expect(missing(extensionSchema, 'extension', 'price', 'originalPrice', 'renewal')).toEqual([])
    expect(
      missing(addonSchema, 'id', 'name', 'description', 'price', 'originalPrice', 'category', 'features', 'popular', 'recommended'),
    ).toEqual([])
    expect(
      missing(serviceSchema, 'id', 'name', 'category', 'description', 'popular', 'pricing', 'paymentTypes', 'features', 'specs'),
    ).toEqual([])
  })

  it('§3.6: cart item', () =>
    expect(
      missing(
        quoteLineSchema,
        ...['id', 'name', 'price', 'basePrice', 'baseCurrency', 'displayCurrency', 'type', 'billing', 'description', 'quantity'],
        ...['serviceData', 'selectedPaymentType', 'paymentTypeAmount'],
      ),
    ).toEqual([]))

  it('§3.12, §3.13: applied discount and discount summary', () => {
    expect(missing(appliedDiscountSchema, 'discountId', 'name', 'description', 'type', 'originalValue', 'savings')).toEqual([])
    expect(missing(discountSummarySchema, 'discountCodes', 'automaticDiscounts', 'totalSavings', 'totalDiscountAmount')).toEqual([])
  })

  it('§3.18: order summary and its breakdown', () => {
    expect(missing(orderSummarySchema, 'items', 'breakdown', 'currency', 'orderNumber', 'orderDate')).toEqual([])
    expect(missing(breakdownSchema, 'subtotal', 'tax', 'discount', 'shipping', 'setupFees', 'total', 'savings')).toEqual([])
  })
})
