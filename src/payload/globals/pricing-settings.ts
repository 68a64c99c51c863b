import type { Field } from 'payload'
import { unpaidOrderLimits } from '@/lib/config/limits'
import { adminsOnly, marketingGlobal } from '@/payload/access/rules'
import { defineGlobal } from '@/payload/define-collection'
import { checkbox, positiveNumber, wholeNumber } from '@/payload/fields/numbers'
import { keyList } from '@/payload/fields/rows'
import { listPrice, price } from '@/payload/fields/prices'
import { pricesShown, strikePolicy } from '@/payload/fields/settings'
import { taxRate, taxRates, taxSeat } from '@/payload/fields/tax'
import { defaultStackLimit } from '@/payload/admin/promotions/promotion-fields'
import { words } from '@/payload/words'

/** P6: a family's strike price as a multiple of its price; shows none if off. */
const strike = (family: 'ssl' | 'email', label: ReturnType<typeof words>, defaultValue: number): Field => ({
  type: 'row',
  fields: [
    checkbox(`${family}StrikeEnabled`, label, { defaultValue: true }),
    positiveNumber(`${family}StrikeMultiplier`, words('pricingSettings.strike'), { required: true, defaultValue }),
  ],
})

export const pricingSettings = defineGlobal({
  slug: 'pricing-settings',
  access: marketingGlobal,
  shown: { isPriced: true },
  adds: ['translations', 'picks', 'price-history'],
  label: words('pricingSettings.label'),
  fields: [
    ...[taxRate, taxSeat, taxRates].map((field: Field) => adminsOnly(field)),
    pricesShown,
    wholeNumber('maxCombinedDiscountPercent', words('pricingSettings.maxCombinedDiscountPercent.label'), {
      required: true,
      most: 100,
      defaultValue: 100,
    }),
    {
      type: 'row',
      fields: [
        wholeNumber('stackLimitPercent', words('pricingSettings.stackLimitPercent.label'), {
          required: true,
          least: 1,
          most: 100,
          defaultValue: defaultStackLimit,
          description: words('pricingSettings.stackLimitPercent.description'),
        }),
        checkbox('refusesAboveStackLimit', words('pricingSettings.refusesAboveStackLimit.label')),
      ],
    },
    wholeNumber('wildcardMultiplier', words('pricingSettings.wildcardMultiplier.label'), {
      required: true,
      least: 1,
      most: 100,
      defaultValue: 3,
    }),
    keyList(
      'wildcardExcluded',
      words('pricingSettings.wildcardExcluded.label'),
      words('pricingSettings.wildcardExcluded.description'),
      'certificates',
    ),
    price('multiDomainPrice', words('pricingSettings.multiDomainPrice.label'), { required: true, defaultValue: 149.99 }),
    {
      type: 'row',
      fields: [
        price('defaultTransferPrice', words('pricingSettings.defaultTransferPrice.label'), { required: true, defaultValue: 12.99 }),
        listPrice('defaultTransferOriginalPrice', words('pricingSettings.defaultTransferOriginalPrice.label'), 'defaultTransferPrice', {
          required: true,
          defaultValue: 19.99,
        }),
      ],
    },
    wholeNumber('nameHoldHours', words('pricingSettings.nameHoldHours.label'), {
      required: true,
      least: 1,
      most: 720,
      defaultValue: 72,
      description: words('pricingSettings.nameHoldHours.description'),
    }),
    {
      type: 'row',
      fields: [
        wholeNumber('transferDays', words('pricingSettings.transferDays.label'), {
          required: true,
          least: unpaidOrderLimits.reminderDays + 1,
          most: 60,
          defaultValue: unpaidOrderLimits.defaults.transferDays,
        }),
        wholeNumber('cardMinutes', words('pricingSettings.cardMinutes.label'), {
          required: true,
          least: 15,
          most: 1440,
          defaultValue: unpaidOrderLimits.defaults.cardMinutes,
        }),
      ],
    },
    wholeNumber('unpaidDomains', words('pricingSettings.unpaidDomains.label'), {
      required: true,
      least: 1,
      most: 100,
      defaultValue: unpaidOrderLimits.defaults.domains,
      description: words('pricingSettings.unpaidDomains.description'),
    }),
    strike('ssl', words('pricingSettings.ssl.label'), 1.2),
    strike('email', words('pricingSettings.email.label'), 1.4),
    strikePolicy,
  ],
})
