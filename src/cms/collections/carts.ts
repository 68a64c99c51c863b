import type { CollectionConfig } from 'payload'
import { admins, nobody } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { json } from '../fields/json'
import { customerLink, plainText, visitorLocale } from '../fields/sales'
import { select } from '../fields/selects'
import { keepReferencesOnly } from '../hooks/keep-references-only'
import { words } from '../words'

const statuses = {
  active: words('Active', 'Activo', 'Actif', 'Aktiv'),
  converted: words('Ordered', 'Convertido en pedido', 'Converti en commande', 'Bestellt'),
  abandoned: words('Abandoned', 'Abandonado', 'Abandonné', 'Abgebrochen'),
}

/** O4, O8: a visitor's cart holds references only and is known by the hash of an opaque token. */
export const carts: CollectionConfig = {
  slug: 'carts',
  labels: { singular: words('Cart', 'Carrito', 'Panier', 'Warenkorb'), plural: words('Carts', 'Carritos', 'Paniers', 'Warenkörbe') },
  access: { ...salesRecords, update: nobody, delete: admins },
  admin: {
    group: groups.sales,
    useAsTitle: 'id',
    defaultColumns: ['id', 'status', 'currency', 'customer', 'updatedAt'],
  },
  defaultSort: '-updatedAt',
  lockDocuments: false,
  versions: false,
  fields: [
    // Whoever reads it could not use it, and yet nobody needs to.
    {
      ...plainText('tokenHash', words('Token', 'Token', 'Jeton', 'Token'), { required: true }),
      unique: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
    select('status', words('Status', 'Estado', 'État', 'Status'), statuses, { defaultValue: 'active', isInSidebar: true }),
    { ...plainText('currency', words('Currency', 'Moneda', 'Devise', 'Währung'), { required: true }), defaultValue: 'USD' },
    {
      ...json('items', words('Items', 'Artículos', 'Articles', 'Artikel'), { defaultValue: [] }),
      hooks: { beforeChange: [keepReferencesOnly] },
    },
    json('codes', words('Codes', 'Códigos', 'Codes', 'Codes'), { defaultValue: [] }),
    json('shown', words('Last shown prices', 'Últimos precios mostrados', 'Derniers prix affichés', 'Zuletzt gezeigte Preise'), {
      description: words(
        'To say what has changed since.',
        'Para indicar qué ha cambiado desde entonces.',
        'Pour indiquer ce qui a changé depuis.',
        'Um zu sagen, was sich seitdem geändert hat.',
      ),
    }),
    customerLink,
    // A cart that joined another at login: whoever still holds its token finds its lines there.
    {
      name: 'mergedInto',
      type: 'relationship',
      relationTo: 'carts',
      label: words('Merged into', 'Unido a', 'Fusionné avec', 'Zusammengelegt mit'),
      admin: { position: 'sidebar', readOnly: true },
    },
    visitorLocale,
  ],
}
