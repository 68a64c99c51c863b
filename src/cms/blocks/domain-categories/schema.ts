import { namedRows } from '../../fields/row-label'
import { extensionCategoryLabels } from '../../fields/extension-categories'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

const category = words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' })

/** §1: what each group of extensions is for. Which ones belong to it, and what they cost, comes from the catalogue. */
export const domainCategories = defineBlock({
  slug: 'domain-categories',
  group: 'explain',
  drawing: ['title', 'tiles'],
  labels: {
    singular: words({ en: 'Domain categories', es: 'Categorías de dominios', fr: 'Catégories de domaines', de: 'Domainkategorien' }),
    plural: words({ en: 'Domain categories', es: 'Categorías de dominios', fr: 'Catégories de domaines', de: 'Domainkategorien' }),
  },
  fields: [
    heading,
    intro,
    {
      name: 'items',
      type: 'array',
      admin: namedRows({ kind: category, titles: ['title', 'category'] }),
      label: words({ en: 'Categories', es: 'Categorías', fr: 'Catégories', de: 'Kategorien' }),
      labels: { singular: category, plural: words({ en: 'Categories', es: 'Categorías', fr: 'Catégories', de: 'Kategorien' }) },
      minRows: 1,
      maxRows: 6,
      required: true,
      fields: [
        select('category', words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' }), extensionCategoryLabels, {
          defaultValue: 'popular',
        }),
        localizedText('title', words({ en: 'Title', es: 'Título', fr: 'Titre', de: 'Titel' }), { required: true, maxLength: 80 }),
        localizedTextarea('description', words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }), {
          maxLength: 400,
        }),
      ],
    },
  ],
})
