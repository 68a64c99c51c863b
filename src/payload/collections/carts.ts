import type { FieldHook, CollectionConfig } from 'payload'
import { admins, nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { json } from '@/payload/fields/text'
import { currencyText, customerLink, plainText, visitorLocale } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { words } from '@/payload/words'

/** References and quantities, never a price or a name (O4). */
const lineFields = ['lineId', 'type', 'id', 'billing', 'quantity', 'selectedPaymentType', 'partialType'] as const
const serviceDataFields = ['coverage', 'operation', 'domain', 'bundle'] as const

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const pick = (record: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => record[field] !== undefined).map((field) => [field, record[field]]))

const referenceOf = (line: Record<string, unknown>): Record<string, unknown> => {
  const serviceData = line['serviceData']
  return { ...pick(line, lineFields), ...(isRecord(serviceData) ? { serviceData: pick(serviceData, serviceDataFields) } : {}) }
}

/** O4: drops anything else from a cart line. */
const keepReferencesOnly: FieldHook = ({ value }) => (Array.isArray(value) ? value.filter(isRecord).map(referenceOf) : value)

const statuses = {
  active: words({ en: 'Active', es: 'Activo', fr: 'Actif', de: 'Aktiv' }),
  converted: words({ en: 'Ordered', es: 'Convertido en pedido', fr: 'Converti en commande', de: 'Bestellt' }),
  abandoned: words({ en: 'Abandoned', es: 'Abandonado', fr: 'Abandonné', de: 'Abgebrochen' }),
}

/** O4, O8: a cart stores references only and is identified by the hash of an opaque token. */
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
    // A hash cannot be used as a token, but nobody needs to read it.
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
    // A cart merged into another at login; its token then leads to that cart.
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
