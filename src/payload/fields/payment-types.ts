import type { GroupField, SelectField } from 'payload'
import type { PartialPaymentType, PaymentType } from '@/core/catalog/types'
import { translate, words, type Reader, type Words } from '@/payload/words'
import { percentage, wholeNumber } from './numbers'
import { price } from './prices'
import { select, selectMany } from './selects'

const paymentTypeLabels = {
  full: words({ en: 'In full', es: 'Pago completo', fr: 'En totalité', de: 'Vollständig' }),
  partial: words({ en: 'In part', es: 'Pago parcial', fr: 'En partie', de: 'Teilweise' }),
  'on-demand': words({ en: 'On demand', es: 'Bajo demanda', fr: 'À la demande', de: 'Nach Bedarf' }),
} as const satisfies Record<PaymentType, Words>

const partialTypeLabels = {
  deposit: words({ en: 'Deposit', es: 'Anticipo', fr: 'Acompte', de: 'Anzahlung' }),
  installments: words({ en: 'Installments', es: 'Plazos', fr: 'Versements', de: 'Raten' }),
} as const satisfies Record<PartialPaymentType, Words>

const defaultNotOffered = words({
  en: 'The default must be one of the ways offered.',
  es: 'La opción predeterminada debe ser una de las ofrecidas.',
  fr: 'Le mode par défaut doit faire partie des modes proposés.',
  de: 'Die Vorgabe muss eine der angebotenen Zahlungsarten sein.',
})

const noPartialType = words({
  en: 'Please choose at least one: deposit or installments.',
  es: 'Elija al menos una: anticipo o plazos.',
  fr: 'Veuillez en choisir au moins un : acompte ou versements.',
  de: 'Bitte wählen Sie mindestens eine: Anzahlung oder Raten.',
})

interface PaymentTypesData {
  readonly available?: readonly PaymentType[] | null
}

const offers = (data: unknown, type: PaymentType): boolean => {
  const paymentTypes = (data as { paymentTypes?: PaymentTypesData } | undefined)?.paymentTypes
  return paymentTypes?.available?.includes(type) ?? false
}

const available = selectMany('available', words({ en: 'Offered', es: 'Ofrecidas', fr: 'Proposés', de: 'Angeboten' }), paymentTypeLabels, {
  required: true,
  defaultValue: ['full'],
})

const byDefault = select('default', words({ en: 'Default', es: 'Predeterminada', fr: 'Par défaut', de: 'Vorgabe' }), paymentTypeLabels, {
  defaultValue: 'full',
})

const allowedTypes: SelectField = {
  ...selectMany('allowedTypes', words({ en: 'Kinds', es: 'Modalidades', fr: 'Modalités', de: 'Arten' }), partialTypeLabels, {
    defaultValue: ['deposit'],
  }),
  // Postgres truncates identifiers at 63 characters.
  dbName: 'service_partial_types',
  // A Postgres table is also a type, so the enum needs another name.
  enumName: 'enum_service_partial_types',
}

/** §3, O3. */
export const paymentTypes: GroupField = {
  name: 'paymentTypes',
  type: 'group',
  label: words({ en: 'Ways to pay', es: 'Formas de pago', fr: 'Modes de paiement', de: 'Zahlungsarten' }),
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
      label: words({ en: 'Partial payment', es: 'Pago parcial', fr: 'Paiement partiel', de: 'Teilzahlung' }),
      admin: { condition: (data) => offers(data, 'partial') },
      fields: [
        price(
          'minimumAmount',
          words({ en: 'At least due now', es: 'Mínimo a pagar ahora', fr: 'Minimum à payer maintenant', de: 'Mindestens jetzt fällig' }),
          { defaultValue: 0 },
        ),
        percentage(
          'depositPercentage',
          words({
            en: 'Share due now, in percent',
            es: 'Parte a pagar ahora, en porcentaje',
            fr: 'Part à payer maintenant, en pour cent',
            de: 'Jetzt fälliger Anteil in Prozent',
          }),
          { defaultValue: 0.3 },
        ),
        {
          ...allowedTypes,
          validate: (value: unknown, { data, req }: { data: unknown; req: Reader }) =>
            !offers(data, 'partial') || (Array.isArray(value) && value.length > 0) || translate(req, noPartialType),
        } as typeof allowedTypes,
        wholeNumber(
          'installmentCount',
          words({ en: 'Number of installments', es: 'Número de plazos', fr: 'Nombre de versements', de: 'Anzahl der Raten' }),
          { least: 2, most: 36, defaultValue: 3 },
        ),
      ],
    },
    {
      name: 'onDemand',
      type: 'group',
      label: words({ en: 'On demand', es: 'Bajo demanda', fr: 'À la demande', de: 'Nach Bedarf' }),
      admin: { condition: (data) => offers(data, 'on-demand') },
      fields: [
        price('minimumBalance', words({ en: 'Minimum balance', es: 'Saldo mínimo', fr: 'Solde minimum', de: 'Mindestguthaben' }), {
          defaultValue: 0,
        }),
        price(
          'autoTopupThreshold',
          words({ en: 'Top up below', es: 'Recargar por debajo de', fr: 'Recharger en dessous de', de: 'Aufladen unter' }),
          { defaultValue: 0 },
        ),
      ],
    },
  ],
}
