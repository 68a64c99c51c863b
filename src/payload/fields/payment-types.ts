import type { GroupField, SelectField } from 'payload'
import type { PartialPaymentType, PaymentType } from '@/core/catalog/types'
import { translate, type Reader } from '@/payload/translate'
import { words, type Words, labelsOf } from '@/payload/words'
import { percentage, wholeNumber } from './numbers'
import { price } from './prices'
import { select, selectMany } from './selects'

const paymentTypeLabels = labelsOf('fields.paymentTypes.kinds', ['full', 'partial', 'on-demand']) satisfies Record<PaymentType, Words>

const partialTypeLabels = labelsOf('fields.paymentTypes.partialType', ['deposit', 'installments']) satisfies Record<
  PartialPaymentType,
  Words
>

const defaultNotOffered = words('fields.paymentTypes.defaultNotOffered')

const noPartialType = words('fields.paymentTypes.noPartialType')

interface PaymentTypesData {
  readonly available?: readonly PaymentType[] | null
}

const offers = (data: unknown, type: PaymentType): boolean => {
  const paymentTypes = (data as { paymentTypes?: PaymentTypesData } | undefined)?.paymentTypes
  return paymentTypes?.available?.includes(type) ?? false
}

const available = selectMany('available', words('fields.paymentTypes.available.label'), paymentTypeLabels, {
  required: true,
  defaultValue: ['full'],
})

const byDefault = select('default', words('fields.paymentTypes.byDefault.default.label'), paymentTypeLabels, {
  defaultValue: 'full',
})

const allowedTypes: SelectField = {
  ...selectMany('allowedTypes', words('fields.paymentTypes.allowedTypes.label'), partialTypeLabels, {
    defaultValue: ['deposit'],
  }),
  // Postgres truncates identifiers at 63 characters.
  dbName: 'service_partial_types',
  // A Postgres table is also a type, so the enum needs a different name.
  enumName: 'enum_service_partial_types',
}

/** Payment options of a service (§3, O3). */
export const paymentTypes: GroupField = {
  name: 'paymentTypes',
  type: 'group',
  label: words('fields.paymentTypes.label'),
  fields: [
    available,
    {
      ...byDefault,
      validate: (value: unknown, { siblingData, req }: { siblingData: PaymentTypesData; req: Reader }) =>
        (siblingData.available ?? []).some((type) => type === value) || translate(req, defaultNotOffered),
    } as typeof byDefault,
    {
      name: 'partial',
      type: 'group',
      label: words('fields.paymentTypes.partial.label'),
      admin: { condition: (data) => offers(data, 'partial') },
      fields: [
        price('minimumAmount', words('fields.paymentTypes.partial.minimumAmount.label'), { defaultValue: 0 }),
        percentage('depositPercentage', words('fields.paymentTypes.partial.depositPercentage.label'), { defaultValue: 0.3 }),
        {
          ...allowedTypes,
          validate: (value: unknown, { data, req }: { data: unknown; req: Reader }) =>
            !offers(data, 'partial') || (Array.isArray(value) && value.length > 0) || translate(req, noPartialType),
        } as typeof allowedTypes,
        wholeNumber('installmentCount', words('fields.paymentTypes.partial.installmentCount.label'), {
          least: 2,
          most: 36,
          defaultValue: 3,
        }),
      ],
    },
    {
      name: 'onDemand',
      type: 'group',
      label: words('fields.paymentTypes.kinds.on-demand'),
      admin: { condition: (data) => offers(data, 'on-demand') },
      fields: [
        price('minimumBalance', words('fields.paymentTypes.onDemand.minimumBalance.label'), {
          defaultValue: 0,
        }),
        price('autoTopupThreshold', words('fields.paymentTypes.onDemand.autoTopupThreshold.label'), { defaultValue: 0 }),
      ],
    },
  ],
}
