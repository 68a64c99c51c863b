import { selectMany, hostingFamilies } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { defaultBilling, defineBlock } from '@/payload/blocks/define-block'

export const pricingComparison = defineBlock('pricing-comparison', {
  group: 'sell',
  drawing: ['title', 'table'],
  name: words({ en: 'Plan comparison', es: 'Comparación de planes', fr: 'Comparaison des offres', de: 'Tarifvergleich' }),
  plural: words({ en: 'Plan comparisons', es: 'Comparaciones de planes', fr: 'Comparaisons des offres', de: 'Tarifvergleiche' }),
  fields: [
    selectMany('categories', words({ en: 'Families', es: 'Familias', fr: 'Familles', de: 'Familien' }), hostingFamilies, {
      description: words({
        en: 'In the order they are to stand. Empty: every family.',
        es: 'En el orden en que deben aparecer. Vacío: todas las familias.',
        fr: 'Dans l’ordre d’affichage. Vide : toutes les familles.',
        de: 'In der Reihenfolge, in der sie stehen sollen. Leer: alle Familien.',
      }),
    }),
    defaultBilling('monthly'),
  ],
})
