import { rows } from '@/payload/fields/rows'
import { extensionCategoryLabels, select } from '@/payload/fields/selects'
import { description, title } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const category = words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' })

/** §1. Members and prices come from the catalogue. */
export const domainCategories = defineBlock('domain-categories', {
  group: 'explain',
  drawing: ['title', 'tiles'],
  name: words({ en: 'Domain categories', es: 'Categorías de dominios', fr: 'Catégories de domaines', de: 'Domainkategorien' }),
  fields: [
    rows(
      'items',
      {
        kind: category,
        plural: words({ en: 'Categories', es: 'Categorías', fr: 'Catégories', de: 'Kategorien' }),
        titles: ['title', 'category'],
      },
      [
        select('category', words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' }), extensionCategoryLabels, {
          defaultValue: 'popular',
        }),
        title(80),
        description(400),
      ],
      { minRows: 1, maxRows: 6, required: true },
    ),
  ],
})
