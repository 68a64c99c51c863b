import { openCatalogue } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { key } from '@/payload/fields/identifiers'
import { description } from '@/payload/fields/text'
import { position } from '@/payload/fields/numbers'
import { select } from '@/payload/fields/selects'
import { words, labelsOf } from '@/payload/words'

const categories = labelsOf('technologies.categories', ['language', 'database', 'server', 'cms', 'tool'])

export const technologies = defineCollection({
  slug: 'technologies',
  access: openCatalogue,
  shown: true,
  adds: ['translations'],
  defaultSort: 'order',
  trash: true,
  labels: labelsOf('technologies', ['singular', 'plural']),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'order', 'updatedAt'],
    listSearchableFields: ['name', 'key'],
  },
  fields: [
    { name: 'name', type: 'text', required: true, label: words('technologies.name.label') },
    select('category', words('technologies.category.label'), categories),
    description(500),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
  ],
})
