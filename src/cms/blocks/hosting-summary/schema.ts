import type { Block } from 'payload'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { hostingFamilies } from '../../fields/hosting-families'
import { heading, intro } from '../../fields/section-fields'

const families = {
  ...hostingFamilies,
  mixed: words(
    'Mixed: every hosting plan',
    'Mixto: todos los planes de hosting',
    'Mixte : toutes les offres d’hébergement',
    'Gemischt: alle Hosting-Tarife',
  ),
}

export const hostingSummary: Block = {
  slug: 'hosting-summary',
  interfaceName: 'HostingSummaryBlock',
  labels: {
    singular: words('Hosting summary', 'Resumen de hosting', 'Récapitulatif d’hébergement', 'Hosting-Zusammenfassung'),
    plural: words('Hosting summaries', 'Resúmenes de hosting', 'Récapitulatifs d’hébergement', 'Hosting-Zusammenfassungen'),
  },
  fields: [
    heading,
    intro,
    select('category', words('Category', 'Categoría', 'Catégorie', 'Kategorie'), families, { defaultValue: 'shared' }),
  ],
}
