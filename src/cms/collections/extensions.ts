import type { CollectionConfig } from 'payload'
import { publishedContent } from '../access/sets'
import { groups } from '../admin/groups'
import { extensionCategoryLabels } from '../fields/extension-categories'
import { demo, popular } from '../fields/flags'
import { extension } from '../fields/identifiers'
import { features } from '../fields/lists'
import { localizedTextarea } from '../fields/localized-text'
import { listPrice, position, price, wholeNumber } from '../fields/numbers'
import { rdapServer } from '../fields/rdap-server'
import { select } from '../fields/selects'
import { shownCollection } from '../hooks/after-publish'
import { plannedVersions } from '../versions/kept-versions'
import { words } from '../words'

export const extensions: CollectionConfig = {
  slug: 'extensions',
  labels: {
    singular: words('Domain extension', 'Extensión de dominio', 'Extension de domaine', 'Domainendung'),
    plural: words('Domain extensions', 'Extensiones de dominio', 'Extensions de domaine', 'Domainendungen'),
  },
  access: publishedContent,
  admin: {
    group: groups.catalogue,
    useAsTitle: 'extension',
    defaultColumns: ['extension', 'price', 'originalPrice', 'renewal', 'popular', 'order', '_status'],
    listSearchableFields: ['extension'],
    description: words(
      'What a domain costs in its first year, before the reduction, and at renewal. In US dollars a year.',
      'Lo que cuesta un dominio el primer año, antes de la rebaja y en la renovación. En dólares estadounidenses al año.',
      'Le prix d’un domaine la première année, avant réduction et au renouvellement. En dollars américains par an.',
      'Was eine Domain im ersten Jahr, vor dem Nachlass und bei der Verlängerung kostet. In US-Dollar pro Jahr.',
    ),
  },
  defaultSort: 'order',
  trash: true,
  versions: plannedVersions,
  hooks: shownCollection('extensions', { keyField: 'extension', isPriced: true }),
  fields: [
    extension,
    {
      type: 'row',
      fields: [
        price('price', words('First year', 'Primer año', 'Première année', 'Erstes Jahr'), { required: true }),
        listPrice('originalPrice', words('List price', 'Precio de lista', 'Prix catalogue', 'Listenpreis'), 'price', { required: true }),
        price('renewal', words('Renewal', 'Renovación', 'Renouvellement', 'Verlängerung'), { required: true }),
      ],
    },
    localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), { maxLength: 500 }),
    features,
    wholeNumber('minLength', words('Shortest name', 'Nombre más corto', 'Nom le plus court', 'Kürzester Name'), {
      required: true,
      least: 1,
      most: 63,
      defaultValue: 1,
      description: words('Letters before the dot.', 'Caracteres antes del punto.', 'Caractères avant le point.', 'Zeichen vor dem Punkt.'),
    }),
    select('category', words('Category', 'Categoría', 'Catégorie', 'Kategorie'), extensionCategoryLabels, {
      defaultValue: 'popular',
      isInSidebar: true,
    }),
    popular,
    position,
    rdapServer,
    demo,
  ],
}
