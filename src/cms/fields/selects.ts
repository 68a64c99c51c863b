import type { SelectField } from 'payload'
import type { BillingPeriod } from '@/core/catalog/types'
import { words, type Words } from '@/cms/words'
import { categoryLabels } from './category-labels'

export type Labels<Value extends string> = Readonly<Record<Value, Words>>

export const optionsOf = <Value extends string>(labels: Labels<Value>): { value: Value; label: Words }[] =>
  (Object.entries(labels) as [Value, Words][]).map(([value, label]) => ({ value, label }))

export const select = <Value extends string>(
  name: string,
  label: Words,
  labels: Labels<Value>,
  options: {
    readonly required?: boolean
    readonly defaultValue?: Value
    readonly description?: Words
    readonly isInSidebar?: boolean
  } = {},
): SelectField => ({
  name,
  type: 'select',
  label,
  options: optionsOf(labels),
  ...(options.required === false ? {} : { required: true }),
  ...(options.defaultValue === undefined ? {} : { defaultValue: options.defaultValue }),
  admin: { ...(options.isInSidebar ? { position: 'sidebar' } : {}), ...(options.description ? { description: options.description } : {}) },
})

export const selectMany = <Value extends string>(
  name: string,
  label: Words,
  labels: Labels<Value>,
  options: { readonly required?: boolean; readonly defaultValue?: Value[]; readonly description?: Words } = {},
): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  label,
  options: optionsOf(labels),
  ...(options.required ? { required: true } : {}),
  ...(options.defaultValue ? { defaultValue: options.defaultValue } : {}),
  ...(options.description ? { admin: { description: options.description } } : {}),
})

/** P10: a node of the category tree; a condition on it matches what stands below. */
export const categories = (name: string, label: Words, description: Words): SelectField =>
  selectMany(name, label, categoryLabels, { description })

export const periodLabels = {
  monthly: words({ en: 'Monthly', es: 'Mensual', fr: 'Mensuel', de: 'Monatlich' }),
  quarterly: words({ en: 'Quarterly', es: 'Trimestral', fr: 'Trimestriel', de: 'Vierteljährlich' }),
  semiannual: words({ en: 'Every six months', es: 'Semestral', fr: 'Semestriel', de: 'Halbjährlich' }),
  yearly: words({ en: 'Yearly', es: 'Anual', fr: 'Annuel', de: 'Jährlich' }),
  biennial: words({ en: 'Every two years', es: 'Bienal', fr: 'Tous les deux ans', de: 'Alle zwei Jahre' }),
} as const satisfies Record<BillingPeriod, Words>
