import type { SelectField } from 'payload'
import type { BillingPeriod } from '@/core/catalog/types'
import { localizedText, localizedTextarea } from './localized-text'
import { periodLabels, select } from './selects'
import { words } from '../words'

/** What most sections begin with. */
export const heading = localizedText('heading', words('Heading', 'Título', 'Titre', 'Überschrift'), { required: true, maxLength: 160 })

export const intro = localizedTextarea('intro', words('Introduction', 'Introducción', 'Introduction', 'Einleitung'), { maxLength: 800 })

/** §4: the billing toggle shows these two. */
export const defaultBilling = (defaultValue: Extract<BillingPeriod, 'monthly' | 'yearly'>): SelectField =>
  select(
    'defaultBilling',
    words('Billing shown first', 'Facturación mostrada primero', 'Facturation affichée d’abord', 'Zuerst gezeigte Abrechnung'),
    { monthly: periodLabels.monthly, yearly: periodLabels.yearly },
    { defaultValue },
  )
