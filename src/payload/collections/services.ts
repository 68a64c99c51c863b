import type { CollectionConfig } from 'payload'
import type { Service, SslCoverage } from '@/core/catalog/types'
import { rows, features } from '@/payload/fields/rows'
import { categories, categoryLabels, select, selectMany } from '@/payload/fields/selects'
import { demo, popular, position } from '@/payload/fields/numbers'
import { key } from '@/payload/fields/identifiers'
import { nameText, valueText, localizedText, localizedTextarea } from '@/payload/fields/text'
import { paymentTypes } from '@/payload/fields/payment-types'
import { servicePrices } from '@/payload/fields/service-prices'
import { words, type Words, labelsOf } from '@/payload/words'
import { soldDocuments } from './shown-documents'

const types = labelsOf('services.types', ['hosting', 'ssl', 'email', 'component', 'service']) satisfies Record<Service['type'], Words>

const coverages = labelsOf('services.coverages', ['single', 'wildcard', 'multi-domain']) satisfies Record<SslCoverage, Words>

const specification = words('services.specification')

export const services: CollectionConfig = {
  ...soldDocuments('services', 'key'),
  labels: labelsOf('services', ['singular', 'plural']),
  admin: {
    group: words('navigation.groups.catalogue'),
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
    features,
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
    {
      ...selectMany('coverages', words('services.coverages.label'), coverages),
      admin: { condition: (data: { type?: string }) => data.type === 'ssl' },
    },
    categories('includedIn', words('services.includedIn.label'), words('services.includedIn.description')),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    select('type', words('services.type.label'), types, { isInSidebar: true }),
    select('category', words('services.category.label'), categoryLabels, { isInSidebar: true }),
    popular,
    position,
    demo,
  ],
}
