import { select, hostingFamilies } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const families = {
  ...hostingFamilies,
  mixed: words({
    en: 'Mixed: every hosting plan',
    es: 'Mixto: todos los planes de hosting',
    fr: 'Mixte : toutes les offres d’hébergement',
    de: 'Gemischt: alle Hosting-Tarife',
  }),
}

export const hostingSummary = defineBlock('hosting-summary', {
  group: 'sell',
  drawing: ['title', 'choices'],
  name: words({ en: 'Hosting summary', es: 'Resumen de hosting', fr: 'Récapitulatif d’hébergement', de: 'Hosting-Zusammenfassung' }),
  plural: words({
    en: 'Hosting summaries',
    es: 'Resúmenes de hosting',
    fr: 'Récapitulatifs d’hébergement',
    de: 'Hosting-Zusammenfassungen',
  }),
  fields: [
    select('category', words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' }), families, { defaultValue: 'shared' }),
  ],
})
