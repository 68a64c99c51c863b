import type { AddonGroupId } from '@/core/catalog/tlds'
import type { Addon } from '@/core/catalog/types'
import { publishedContent } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { checkbox, demo, popular, position } from '@/payload/fields/numbers'
import { icon, nameText, localizedTextarea } from '@/payload/fields/text'
import { key } from '@/payload/fields/identifiers'
import { features } from '@/payload/fields/rows'
import { listPrice, price } from '@/payload/fields/prices'
import { categories as categoriesField, select } from '@/payload/fields/selects'
import { words, type Words, labelsOf } from '@/payload/words'

const categories = labelsOf('addons.categories', ['privacy', 'email-addon', 'security', 'performance']) satisfies Record<
  Addon['category'],
  Words
>

const heroGroups = labelsOf('addons.heroGroups', [
  'security',
  'management',
  'technical',
  'email',
  'performance',
  'backup',
]) satisfies Record<AddonGroupId, Words>

export const addons = defineCollection({
  slug: 'addons',
  access: publishedContent,
  versions: 'planned',
  shown: { keyField: 'key', isPriced: true },
  adds: ['translations', 'used-in', 'entity-tags', 'price-history'],
  defaultSort: 'order',
  trash: true,
  labels: labelsOf('addons', ['singular', 'plural']),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'category', 'price', 'recommended', 'order', '_status'],
    listSearchableFields: ['name', 'key'],
    description: words('addons.about'),
  },
  fields: [
    nameText(120),
    localizedTextarea('description', words('addons.description.label'), {
      required: true,
      maxLength: 500,
    }),
    {
      type: 'row',
      fields: [
        price('price', words('addons.price.label'), { required: true }),
        listPrice('originalPrice', words('addons.originalPrice.label'), 'price'),
      ],
    },
    features,
    icon,
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    select('category', words('addons.category.label'), categories, { isInSidebar: true }),
    select('heroGroup', words('addons.heroGroup.label'), heroGroups, { isInSidebar: true, defaultValue: 'security' }),
    checkbox('recommended', words('addons.recommended.label'), {
      isInSidebar: true,
      description: words('addons.recommended.description'),
    }),
    categoriesField('includedIn', words('addons.includedIn.label'), words('addons.includedIn.description')),
    popular,
    position,
    demo,
  ],
})
