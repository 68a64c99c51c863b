import type { CollectionConfig } from 'payload'
import { groups } from '@/payload/admin/groups'
import { extensionCategoryLabels, select } from '@/payload/fields/selects'
import { factFields } from '@/payload/fields/extension-facts'
import { demo, position, wholeNumber } from '@/payload/fields/numbers'
import { extension } from '@/payload/fields/identifiers'
import { features } from '@/payload/fields/rows'
import { listPrice, price } from '@/payload/fields/prices'
import { rdapServer } from '@/payload/fields/rdap-server'
import { mostYears } from '@/core/pricing/prices'
import { words } from '@/payload/words'
import { soldDocuments } from './shown-documents'

export const extensions: CollectionConfig = {
  ...soldDocuments('extensions', 'extension'),
  labels: {
    singular: words({ en: 'Domain extension', es: 'Extensión de dominio', fr: 'Extension de domaine', de: 'Domainendung' }),
    plural: words({ en: 'Domain extensions', es: 'Extensiones de dominio', fr: 'Extensions de domaine', de: 'Domainendungen' }),
  },
  admin: {
    group: groups.catalogue,
    useAsTitle: 'extension',
    defaultColumns: ['extension', 'price', 'originalPrice', 'renewal', 'popular', 'order', '_status'],
    listSearchableFields: ['extension'],
    description: words({
      en: 'What a domain costs in its first year, before the reduction, and at renewal. In US dollars a year.',
      es: 'Lo que cuesta un dominio el primer año, antes de la rebaja y en la renovación. En dólares estadounidenses al año.',
      fr: 'Le prix d’un domaine la première année, avant réduction et au renouvellement. En dollars américains par an.',
      de: 'Was eine Domain im ersten Jahr, vor dem Nachlass und bei der Verlängerung kostet. In US-Dollar pro Jahr.',
    }),
  },
  fields: [
    extension,
    {
      type: 'row',
      fields: [
        price('price', words({ en: 'First year', es: 'Primer año', fr: 'Première année', de: 'Erstes Jahr' }), { required: true }),
        listPrice('originalPrice', words({ en: 'List price', es: 'Precio de lista', fr: 'Prix catalogue', de: 'Listenpreis' }), 'price', {
          required: true,
        }),
        price('renewal', words({ en: 'Renewal', es: 'Renovación', fr: 'Renouvellement', de: 'Verlängerung' }), { required: true }),
      ],
    },
    ...factFields('line'),
    features,
    wholeNumber('minLength', words({ en: 'Shortest name', es: 'Nombre más corto', fr: 'Nom le plus court', de: 'Kürzester Name' }), {
      required: true,
      least: 1,
      most: 63,
      defaultValue: 1,
      description: words({
        en: 'Letters before the dot.',
        es: 'Caracteres antes del punto.',
        fr: 'Caractères avant le point.',
        de: 'Zeichen vor dem Punkt.',
      }),
    }),
    wholeNumber('maxYears', words({ en: 'Most years', es: 'Máximo de años', fr: 'Nombre d’années maximal', de: 'Höchstens Jahre' }), {
      required: true,
      least: 1,
      most: mostYears,
      defaultValue: mostYears,
      description: words({
        en: 'For how many years at once its registry gives a name.',
        es: 'Por cuántos años a la vez concede un nombre su registro.',
        fr: 'Pour combien d’années à la fois son registre attribue un nom.',
        de: 'Für wie viele Jahre auf einmal die Registry eine Domain vergibt.',
      }),
    }),
    select('category', words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' }), extensionCategoryLabels, {
      defaultValue: 'popular',
      isInSidebar: true,
    }),
    ...factFields('mark'),
    position,
    rdapServer,
    demo,
  ],
}
