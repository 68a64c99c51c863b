import type { SelectField } from 'payload'
import type { BillingPeriod } from '@/core/catalog/types'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { wholeNumber } from '@/cms/fields/numbers'
import { type Labels, periodLabels, select } from '@/cms/fields/selects'
import { words } from '@/cms/words'

/** What most sections begin with. */
export const heading = localizedText('heading', words({ en: 'Heading', es: 'Título', fr: 'Titre', de: 'Überschrift' }), {
  required: true,
  maxLength: 160,
})

export const intro = localizedTextarea('intro', words({ en: 'Introduction', es: 'Introducción', fr: 'Introduction', de: 'Einleitung' }), {
  maxLength: 800,
})

/** §4: the billing toggle shows these two. */
export const defaultBilling = (defaultValue: Extract<BillingPeriod, 'monthly' | 'yearly'>): SelectField =>
  select(
    'defaultBilling',
    words({
      en: 'Billing shown first',
      es: 'Facturación mostrada primero',
      fr: 'Facturation affichée d’abord',
      de: 'Zuerst gezeigte Abrechnung',
    }),
    { monthly: periodLabels.monthly, yearly: periodLabels.yearly },
    { defaultValue },
  )

export const presentation = <Value extends string>(choices: Labels<Value>, defaultValue: Value): SelectField =>
  select('presentation', words({ en: 'Shown as', es: 'Se muestra como', fr: 'Présentation', de: 'Darstellung' }), choices, { defaultValue })

/** How many are shown. */
export const limit = (defaultValue: number) =>
  wholeNumber('limit', words({ en: 'At most', es: 'Como máximo', fr: 'Au maximum', de: 'Höchstens' }), { least: 1, most: 48, defaultValue })
