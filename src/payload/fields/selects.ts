import type { CategoryId, ExtensionCategory, BillingPeriod } from '@/core/catalog/types'
import { labelsOf, type Words } from '@/payload/words'
import type { SelectField } from 'payload'
import type { ResourceType } from '@/core/filters'

/** P10: labels in the category tree. */
export const categoryLabels = labelsOf('category', [
  'hosting',
  'shared',
  'vps',
  'dedicated',
  'cloud',
  'wordpress',
  'ecommerce',
  'component',
  'cpu',
  'memory',
  'storage',
  'addon',
  'privacy',
  'email-addon',
  'security',
  'performance',
  'ssl',
  'email',
  'domain',
  'backup',
  'cdn',
  'loadbalancer',
  'website',
]) satisfies Record<CategoryId, Words>

/** Labels of TLD categories. */
export const extensionCategoryLabels: Readonly<Record<ExtensionCategory, Words>> = labelsOf('extensionCategory', [
  'popular',
  'business',
  'technology',
  'country',
  'organization',
  'creative',
])

/** Key in `infra.content_links` for blocks that show a topic's questions. */
export const topicKind = 'faqTopics'

export const faqTopicLabels = labelsOf('faqTopic', [
  'general',
  'pricing',
  'domains',
  'hosting',
  'shared',
  'vps',
  'dedicated',
  'cloud',
  'wordpress',
  'ecommerce',
  'ssl',
  'email',
  'transfer',
  'services',
  'backup',
  'cdn',
  'monitoring',
  'security',
  'customization',
])

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = categoryLabels

export const hostingFamilies = { shared, vps, dedicated, cloud, wordpress, ecommerce }

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
  // A set has no order.
  admin: { isSortable: false, ...(options.description ? { description: options.description } : {}) },
})

/** P10: a node in the category tree; conditions also match its descendants. */
export const categories = (name: string, label: Words, description: Words): SelectField =>
  selectMany(name, label, categoryLabels, { description })

export const periodLabels = labelsOf('period', ['monthly', 'quarterly', 'semiannual', 'yearly', 'biennial']) satisfies Record<
  BillingPeriod,
  Words
>

/** Labels of resource types (§3). */
export const resourceTypeLabels = labelsOf('resourceType', ['video', 'documentation', 'tutorial', 'guide']) satisfies Labels<ResourceType>
