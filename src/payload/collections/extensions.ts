import type { PayloadRequest, TextField } from 'payload'
import { readRdapServer } from '@/core/domains/registry'
import { buildEnvironment } from '@/lib/config/env'
import { publishedContent, staff } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { extensionCategoryLabels, select } from '@/payload/fields/selects'
import { factFields } from '@/payload/fields/extension-facts'
import { demo, position, wholeNumber } from '@/payload/fields/numbers'
import { extension } from '@/payload/fields/identifiers'
import { features } from '@/payload/fields/rows'
import { listPrice, price } from '@/payload/fields/prices'
import { translate } from '@/payload/translate'
import { mostYears } from '@/core/pricing/prices'
import { words, labelsOf } from '@/payload/words'

const notAServer = words('fields.rdapServer.fault')

/** Loopback servers are allowed only outside of production. */
const readServer = (address: string) => readRdapServer(address, { allowLoopback: buildEnvironment().NODE_ENV !== 'production' })

/** RDAP server for this TLD if IANA's list lacks it or is wrong. Stored with a trailing slash. */
const rdapServer: TextField = {
  name: 'rdapServer',
  type: 'text',
  label: words('fields.rdapServer.label'),
  access: { read: staff },
  maxLength: 300,
  admin: {
    position: 'sidebar',
    description: words('fields.rdapServer.description'),
  },
  hooks: {
    beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? (readServer(value) ?? value.trim()) : value)],
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'string' && value.length <= 300 && readServer(value) !== null) ||
    translate(req, notAServer),
}

export const extensions = defineCollection({
  slug: 'extensions',
  access: publishedContent,
  versions: 'planned',
  shown: { keyField: 'extension', isPriced: true },
  adds: ['translations', 'used-in', 'entity-tags', 'price-history'],
  defaultSort: 'order',
  trash: true,
  labels: labelsOf('extensions', ['singular', 'plural']),
  admin: {
    useAsTitle: 'extension',
    defaultColumns: ['extension', 'price', 'originalPrice', 'renewal', 'popular', 'order', '_status'],
    listSearchableFields: ['extension'],
    description: words('extensions.description'),
  },
  fields: [
    extension,
    {
      type: 'row',
      fields: [
        price('price', words('extensions.price.label'), { required: true }),
        listPrice('originalPrice', words('extensions.originalPrice.label'), 'price', {
          required: true,
        }),
        price('renewal', words('extensions.renewal.label'), { required: true }),
      ],
    },
    ...factFields('line'),
    features,
    wholeNumber('minLength', words('extensions.minLength.label'), {
      required: true,
      least: 1,
      most: 63,
      defaultValue: 1,
      description: words('extensions.minLength.description'),
    }),
    wholeNumber('maxYears', words('extensions.maxYears.label'), {
      required: true,
      least: 1,
      most: mostYears,
      defaultValue: mostYears,
      description: words('extensions.maxYears.description'),
    }),
    select('category', words('extensions.category.label'), extensionCategoryLabels, {
      defaultValue: 'popular',
      isInSidebar: true,
    }),
    ...factFields('mark'),
    position,
    rdapServer,
    demo,
  ],
})
