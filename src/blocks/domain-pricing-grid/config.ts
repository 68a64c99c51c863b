import { extensionCategoryLabels, selectMany } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const domainPricingGrid = defineBlock('domain-pricing-grid', {
  group: 'sell',
  drawing: ['title', 'table'],
  name: words({
    en: 'Domain prices by category',
    es: 'Precios de dominios por categoría',
    fr: 'Prix des domaines par catégorie',
    de: 'Domainpreise nach Kategorie',
  }),
  fields: [
    selectMany('categories', words({ en: 'Categories', es: 'Categorías', fr: 'Catégories', de: 'Kategorien' }), extensionCategoryLabels, {
      description: words({
        en: 'In this order. Empty shows every category that has an extension.',
        es: 'En este orden. Vacío muestra todas las categorías que tengan alguna extensión.',
        fr: 'Dans cet ordre. Vide : toutes les catégories qui ont une extension.',
        de: 'In dieser Reihenfolge. Leer zeigt jede Kategorie, die eine Endung hat.',
      }),
    }),
  ],
})
