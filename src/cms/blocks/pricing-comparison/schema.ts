import type { Block } from 'payload'
import { selectMany } from '../../fields/selects'
import { words } from '../../words'
import { hostingFamilies } from '../../fields/hosting-families'
import { defaultBilling, heading, intro } from '../../fields/section-fields'

export const pricingComparison: Block = {
  slug: 'pricing-comparison',
  interfaceName: 'PricingComparisonBlock',
  labels: {
    singular: words('Plan comparison', 'Comparación de planes', 'Comparaison des offres', 'Tarifvergleich'),
    plural: words('Plan comparisons', 'Comparaciones de planes', 'Comparaisons des offres', 'Tarifvergleiche'),
  },
  fields: [
    heading,
    intro,
    selectMany('categories', words('Families', 'Familias', 'Familles', 'Familien'), hostingFamilies, {
      description: words(
        'In the order they are to stand. Empty: every family.',
        'En el orden en que deben aparecer. Vacío: todas las familias.',
        'Dans l’ordre d’affichage. Vide : toutes les familles.',
        'In der Reihenfolge, in der sie stehen sollen. Leer: alle Familien.',
      ),
    }),
    defaultBilling('monthly'),
  ],
}
