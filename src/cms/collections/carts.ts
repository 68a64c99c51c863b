import type { CollectionConfig } from 'payload'
import { admins, nobody } from '@/cms/access/rules'
import { salesRecords } from '@/cms/access/sets'
import { allShopWritten } from '@/cms/access/shop-written'
import { groups } from '@/cms/admin/groups'
import { json } from '@/cms/fields/json'
import { currencyText, customerLink, plainText, visitorLocale } from '@/cms/fields/sales'
import { select } from '@/cms/fields/selects'
import { keepReferencesOnly } from '@/cms/hooks/keep-references-only'
import { words } from '@/cms/words'

const statuses = {
  active: words({ en: 'Active', es: 'Activo', fr: 'Actif', de: 'Aktiv' }),
  converted: words({ en: 'Ordered', es: 'Convertido en pedido', fr: 'Converti en commande', de: 'Bestellt' }),
  abandoned: words({ en: 'Abandoned', es: 'Abandonado', fr: 'Abandonné', de: 'Abgebrochen' }),
}

/** O4, O8: a visitor's cart holds references only and is known by the hash of an opaque token. */
export const carts: CollectionConfig = {
  slug: 'carts',
  labels: {
    singular: words({ en: 'Cart', es: 'Carrito', fr: 'Panier', de: 'Warenkorb' }),
    plural: words({ en: 'Carts', es: 'Carritos', fr: 'Paniers', de: 'Warenkörbe' }),
  },
  access: { ...salesRecords, update: nobody, delete: admins },
  admin: { group: groups.sales, useAsTitle: 'id', defaultColumns: ['id', 'status', 'currency', 'customer', 'updatedAt'] },
  defaultSort: '-updatedAt',
  lockDocuments: false,
  versions: false,
  fields: allShopWritten([
    // Whoever reads it could not use it, and yet nobody needs to.
    {
      ...plainText('tokenHash', words({ en: 'Access', es: 'Acceso', fr: 'Accès', de: 'Zugang' }), { required: true }),
      unique: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
    select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), statuses, {
      defaultValue: 'active',
      isInSidebar: true,
    }),
    {
      ...currencyText,
      defaultValue: 'USD',
    },
    {
      ...json('items', words({ en: 'Items', es: 'Artículos', fr: 'Articles', de: 'Artikel' }), { defaultValue: [] }),
      hooks: { beforeChange: [keepReferencesOnly] },
    },
    json('codes', words({ en: 'Codes', es: 'Códigos', fr: 'Codes', de: 'Codes' }), { defaultValue: [] }),
    json(
      'shown',
      words({ en: 'Last shown prices', es: 'Últimos precios mostrados', fr: 'Derniers prix affichés', de: 'Zuletzt gezeigte Preise' }),
      {
        description: words({
          en: 'To say what has changed since.',
          es: 'Para indicar qué ha cambiado desde entonces.',
          fr: 'Pour indiquer ce qui a changé depuis.',
          de: 'Um zu sagen, was sich seitdem geändert hat.',
        }),
      },
    ),
    json('place', words({ en: 'Billed where', es: 'Lugar de facturación', fr: 'Lieu de facturation', de: 'Ort der Rechnung' })),
    customerLink,
    // A cart that joined another at login: whoever still holds its token finds its lines there.
    {
      name: 'mergedInto',
      type: 'relationship',
      relationTo: 'carts',
      label: words({ en: 'Merged into', es: 'Unido a', fr: 'Fusionné avec', de: 'Zusammengelegt mit' }),
      admin: { position: 'sidebar' },
    },
    visitorLocale,
  ]),
}
