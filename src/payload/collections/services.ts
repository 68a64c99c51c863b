import type { ArrayField, Option, SelectField } from 'payload'
import type { Service, SslCoverage } from '@/core/catalog/types'
import { defineCollection } from '@/payload/define-collection'
import { rows, features, withFirstRow } from '@/payload/fields/rows'
import { categories, categoryLabels, select, selectMany } from '@/payload/fields/selects'
import { demo, popular, position, wholeNumber } from '@/payload/fields/numbers'
import { follows, key } from '@/payload/fields/identifiers'
import { nameText, valueText, localizedText, localizedTextarea } from '@/payload/fields/text'
import { paymentTypes } from '@/payload/fields/payment-types'
import { servicePrices } from '@/payload/fields/service-prices'
import { staff, publishedContent } from '@/payload/access/rules'
import { translate } from '@/payload/translate'
import { mostDomainsOfAll } from '@/core/subscriptions/attached-domain'
import { categoryIds, isWithinCategory, type CategoryId } from '@/core/catalog/categories'
import { words, type Words, labelsOf } from '@/payload/words'

const types = labelsOf('services.types', ['hosting', 'ssl', 'email', 'component', 'service']) satisfies Record<Service['type'], Words>

const coverages = labelsOf('services.coverages', ['single', 'wildcard', 'multi-domain']) satisfies Record<SslCoverage, Words>

const roots: Readonly<Partial<Record<Service['type'], CategoryId>>> = {
  hosting: 'hosting',
  ssl: 'ssl',
  email: 'email',
  component: 'component',
}

/** P10: a plan belongs to its type's family; additional services may be in any category. */
export const fitsType = (type: unknown, category: string): boolean => {
  const root = roots[type as Service['type']]
  const known = categoryIds.find((each) => each === category)
  return root === undefined || known === undefined || isWithinCategory(known, root)
}

/** Services belong to no family of the other types. */
const typeOf = (category: CategoryId): Service['type'] =>
  (Object.keys(roots) as Service['type'][]).find((type) => fitsType(type, category)) ?? 'service'

const type = select('type', words('services.type.label'), types, { isInSidebar: true })

const typeValues = Object.fromEntries(categoryIds.map((category) => [category, typeOf(category)]))

const category: SelectField = {
  ...select('category', words('services.category.label'), categoryLabels, { isInSidebar: true }),
  hasMany: false,
  filterOptions: ({ options, data }: { options: Option[]; data: { readonly type?: unknown } }) =>
    options.filter((each) => fitsType(data.type, typeof each === 'string' ? each : each.value)),
} as SelectField

const coverage = selectMany('coverages', words('services.coverages.label'), coverages)

const specification = words('services.specification')

/** P21: sent to the host with a plan's provisioning jobs; not public. */
const hostSettings: ArrayField = {
  ...rows(
    'hostSettings',
    {
      kind: words('services.hostSettings.kind'),
      plural: words('services.hostSettings.plural'),
      label: words('services.hostSettings.label'),
      description: words('services.hostSettings.description'),
      titles: ['name'],
      detail: 'value',
    },
    [
      {
        type: 'row',
        fields: [
          {
            name: 'name',
            type: 'text',
            required: true,
            label: words('services.hostSettings.name.label'),
            maxLength: 60,
          },
          { name: 'value', type: 'text', required: true, label: words('services.hostSettings.value.label'), maxLength: 300 },
        ],
      },
    ],
    { maxRows: 50 },
  ),
  access: { read: staff },
  validate: (value, { req }) => {
    const names = (Array.isArray(value) ? (value as { readonly name?: string }[]) : []).map(({ name }) => name)
    return new Set(names).size === names.length || translate(req, words('services.hostSettings.repeated'))
  },
}

export const services = defineCollection({
  slug: 'services',
  access: publishedContent,
  versions: 'planned',
  shown: { keyField: 'key', isPriced: true },
  adds: ['translations', 'used-in', 'entity-tags', 'price-history'],
  defaultSort: 'order',
  trash: true,
  labels: labelsOf('services', ['singular', 'plural']),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'category', 'popular', 'demo', '_status'],
    listSearchableFields: ['name', 'key'],
    description: words('services.about'),
  },
  fields: [
    nameText(120),
    localizedTextarea('description', words('services.description.label'), {
      required: true,
      maxLength: 1000,
    }),
    servicePrices,
    withFirstRow(features),
    rows(
      'specs',
      {
        kind: specification,
        plural: words('services.specs.plural'),
        titles: ['label'],
        detail: 'value',
      },
      [
        {
          type: 'row',
          fields: [
            localizedText('label', words('services.specs.label'), {
              required: true,
              maxLength: 80,
            }),
            valueText(120),
          ],
        },
      ],
    ),
    paymentTypes,
    hostSettings,
    { ...coverage, admin: { ...coverage.admin, condition: (data: { type?: string }) => data.type === 'ssl' } } as SelectField,
    wholeNumber('maxDomains', words('services.maxDomains.label'), {
      least: 1,
      most: mostDomainsOfAll,
      defaultValue: 1,
      description: words('services.maxDomains.description'),
    }),
    categories('includedIn', words('services.includedIn.label'), words('services.includedIn.description')),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    category,
    { ...type, admin: { ...type.admin, components: follows({ from: 'category', values: typeValues }) } } as SelectField,
    popular,
    position,
    demo,
  ],
})
