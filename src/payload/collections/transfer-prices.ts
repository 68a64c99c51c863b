import type { CollectionConfig } from 'payload'
import { groups } from '@/payload/admin/groups'
import { popular, position } from '@/payload/fields/numbers'
import { extension } from '@/payload/fields/identifiers'
import { features } from '@/payload/fields/rows'
import { description } from '@/payload/fields/text'
import { listPrice, price } from '@/payload/fields/prices'
import { words } from '@/payload/words'
import { soldDocuments } from './shown-documents'

/** P8. */
export const transferPrices: CollectionConfig = {
  ...soldDocuments('transfer-prices', 'extension'),
  labels: {
    singular: words({ en: 'Transfer price', es: 'Precio de transferencia', fr: 'Prix de transfert', de: 'Transferpreis' }),
    plural: words({ en: 'Transfer prices', es: 'Precios de transferencia', fr: 'Prix de transfert', de: 'Transferpreise' }),
  },
  admin: {
    group: groups.catalogue,
    useAsTitle: 'extension',
    defaultColumns: ['extension', 'price', 'originalPrice', 'popular', '_status'],
    listSearchableFields: ['extension'],
    description: words({
      en: 'What moving a domain here costs; one year is included. Other extensions cost the default of the pricing settings.',
      es: 'Lo que cuesta traer un dominio; incluye un año. Las demás extensiones cuestan lo indicado en los ajustes de precios.',
      fr: 'Le prix du transfert d’un domaine, une année comprise. Les autres extensions suivent le prix par défaut des réglages.',
      de: 'Was der Umzug einer Domain kostet; ein Jahr ist enthalten. Für andere Endungen gilt die Vorgabe der Preiseinstellungen.',
    }),
  },
  fields: [
    extension,
    {
      type: 'row',
      fields: [
        price('price', words({ en: 'Price', es: 'Precio', fr: 'Prix', de: 'Preis' }), { required: true }),
        listPrice('originalPrice', words({ en: 'List price', es: 'Precio de lista', fr: 'Prix catalogue', de: 'Listenpreis' }), 'price', {
          required: true,
        }),
      ],
    },
    description(500),
    features,
    popular,
    position,
  ],
}
