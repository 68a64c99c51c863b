import type { GroupField, SelectField } from 'payload'
import type { PartialPaymentType, PaymentType } from '@/core/catalog/types'
import { say, words, type Reader, type Words } from '../words'
import { percentage, price, wholeNumber } from './numbers'
import { select, selectMany } from './selects'

const paymentTypeLabels = {
  full: words('In full', 'Pago completo', 'En totalité', 'Vollständig'),
  partial: words('In part', 'Pago parcial', 'En partie', 'Teilweise'),
  'on-demand': words('On demand', 'Bajo demanda', 'À la demande', 'Nach Bedarf'),
} as const satisfies Record<PaymentType, Words>

const partialTypeLabels = {
  deposit: words('Deposit', 'Depósito', 'Acompte', 'Anzahlung'),
  installments: words('Installments', 'Plazos', 'Versements', 'Raten'),
} as const satisfies Record<PartialPaymentType, Words>

const defaultNotOffered = words(
  'The default must be one of the ways offered.',
  'La opción predeterminada debe ser una de las ofrecidas.',
  'Le mode par défaut doit faire partie des modes proposés.',
  'Die Vorgabe muss eine der angebotenen Zahlungsarten sein.',
)

const noPartialType = words(
  'Please choose at least one: deposit or installments.',
  'Elija al menos una: depósito o plazos.',
  'Veuillez en choisir au moins un : acompte ou versements.',
  'Bitte wählen Sie mindestens eine: Anzahlung oder Raten.',
)

interface PaymentTypesData {
  readonly available?: readonly PaymentType[] | null
}

const offers = (data: unknown, type: PaymentType): boolean => {
  const paymentTypes = (data as { paymentTypes?: PaymentTypesData } | undefined)?.paymentTypes
  return paymentTypes?.available?.includes(type) ?? false
}

const available = selectMany('available', words('Offered', 'Ofrecidas', 'Proposés', 'Angeboten'), paymentTypeLabels, {
  required: true,
  defaultValue: ['full'],
})

const byDefault = select('default', words('Default', 'Predeterminada', 'Par défaut', 'Vorgabe'), paymentTypeLabels, {
  defaultValue: 'full',
})

const allowedTypes: SelectField = {
  ...selectMany('allowedTypes', words('Kinds', 'Modalidades', 'Modalités', 'Arten'), partialTypeLabels, { defaultValue: ['deposit'] }),
  // Postgres cuts names at 63 characters.
  dbName: 'service_partial_types',
  // In Postgres a table is a type as well: the list of values needs a name of its own.
  enumName: 'enum_service_partial_types',
}

/** How a service may be paid (§3, O3). */
export const paymentTypes: GroupField = {
  name: 'paymentTypes',
  type: 'group',
  label: words('Ways to pay', 'Formas de pago', 'Modes de paiement', 'Zahlungsarten'),
  fields: [
    available,
    {
      ...byDefault,
      validate: (value: unknown, { siblingData, req }: { siblingData: PaymentTypesData; req: Reader }) =>
        (siblingData.available ?? []).some((type) => type === value) || say(req, defaultNotOffered),
    } as typeof byDefault,
    {
      name: 'partial',
      type: 'group',
      label: words('Partial payment', 'Pago parcial', 'Paiement partiel', 'Teilzahlung'),
      admin: { condition: (data) => offers(data, 'partial') },
      fields: [
        price('minimumAmount', words('At least due now', 'Mínimo a pagar ahora', 'Minimum à payer maintenant', 'Mindestens jetzt fällig'), {
          defaultValue: 0,
        }),
        percentage(
          'depositPercentage',
          words(
            'Share due now, in percent',
            'Parte a pagar ahora, en porcentaje',
            'Part à payer maintenant, en pour cent',
            'Jetzt fälliger Anteil in Prozent',
          ),
          {
            defaultValue: 0.3,
          },
        ),
        {
          ...allowedTypes,
          validate: (value: unknown, { data, req }: { data: unknown; req: Reader }) =>
            !offers(data, 'partial') || (Array.isArray(value) && value.length > 0) || say(req, noPartialType),
        } as typeof allowedTypes,
        wholeNumber('installmentCount', words('Number of installments', 'Número de plazos', 'Nombre de versements', 'Anzahl der Raten'), {
          least: 2,
          most: 36,
          defaultValue: 3,
        }),
      ],
    },
    {
      name: 'onDemand',
      type: 'group',
      label: words('On demand', 'Bajo demanda', 'À la demande', 'Nach Bedarf'),
      admin: { condition: (data) => offers(data, 'on-demand') },
      fields: [
        price('minimumBalance', words('Minimum balance', 'Saldo mínimo', 'Solde minimum', 'Mindestguthaben'), { defaultValue: 0 }),
        price('autoTopupThreshold', words('Top up below', 'Recargar por debajo de', 'Recharger en dessous de', 'Aufladen unter'), {
          defaultValue: 0,
        }),
      ],
    },
  ],
}
