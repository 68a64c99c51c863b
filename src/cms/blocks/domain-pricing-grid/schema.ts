import type { Block } from 'payload'
import { extensionCategoryLabels } from '../../fields/extension-categories'
import { selectMany } from '../../fields/selects'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** §2: the price of every extension, by category. */
export const domainPricingGrid: Block = {
  slug: 'domain-pricing-grid',
  interfaceName: 'DomainPricingGridBlock',
  labels: {
    singular: words(
      'Domain prices by category',
      'Precios de dominios por categoría',
      'Prix des domaines par catégorie',
      'Domainpreise nach Kategorie',
    ),
    plural: words(
      'Domain prices by category',
      'Precios de dominios por categoría',
      'Prix des domaines par catégorie',
      'Domainpreise nach Kategorie',
    ),
  },
  fields: [
    heading,
    intro,
    selectMany('categories', words('Categories', 'Categorías', 'Catégories', 'Kategorien'), extensionCategoryLabels, {
      description: words(
        'In this order. Empty shows every category that has an extension.',
        'En este orden. Vacío muestra todas las categorías que tengan alguna extensión.',
        'Dans cet ordre. Vide : toutes les catégories qui ont une extension.',
        'In dieser Reihenfolge. Leer zeigt jede Kategorie, die eine Endung hat.',
      ),
    }),
  ],
}
