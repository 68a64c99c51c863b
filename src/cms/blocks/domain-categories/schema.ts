import type { Block } from 'payload'
import { namedRows } from '../../fields/row-label'
import { extensionCategoryLabels } from '../../fields/extension-categories'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const category = words('Category', 'Categoría', 'Catégorie', 'Kategorie')

/** §1: what each group of extensions is for. Which ones belong to it, and what they cost, comes from the catalogue. */
export const domainCategories: Block = {
  slug: 'domain-categories',
  interfaceName: 'DomainCategoriesBlock',
  labels: {
    singular: words('Domain categories', 'Categorías de dominios', 'Catégories de domaines', 'Domainkategorien'),
    plural: words('Domain categories', 'Categorías de dominios', 'Catégories de domaines', 'Domainkategorien'),
  },
  fields: [
    heading,
    intro,
    {
      name: 'items',
      type: 'array',
      admin: namedRows({ kind: category, titles: ['title', 'category'] }),
      label: words('Categories', 'Categorías', 'Catégories', 'Kategorien'),
      labels: { singular: category, plural: words('Categories', 'Categorías', 'Catégories', 'Kategorien') },
      minRows: 1,
      maxRows: 6,
      required: true,
      fields: [
        select('category', words('Category', 'Categoría', 'Catégorie', 'Kategorie'), extensionCategoryLabels, { defaultValue: 'popular' }),
        localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true, maxLength: 80 }),
        localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), { maxLength: 400 }),
      ],
    },
  ],
}
