import { rows } from '@/payload/fields/rows'
import { extensionCategoryLabels, select } from '@/payload/fields/selects'
import { description, title } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const category = words('blocks.domainCategories.category')

/** Members and prices come from the catalogue (§1). */
export const domainCategories = defineBlock('domain-categories', {
  group: 'explain',
  drawing: ['title', 'tiles'],
  name: words('blocks.domainCategories.name'),
  fields: [
    rows(
      'items',
      {
        kind: category,
        plural: words('blocks.domainCategories.items.plural'),
        titles: ['title', 'category'],
      },
      [
        select('category', words('blocks.domainCategories.items.category.label'), extensionCategoryLabels, {
          defaultValue: 'popular',
        }),
        title(80),
        description(400),
      ],
      { minRows: 1, maxRows: 6, required: true },
    ),
  ],
})
