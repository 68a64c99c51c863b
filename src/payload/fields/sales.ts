import type { ArrayField, Field, SelectField, TextField } from 'payload'
import { defaultLocale, localeNames } from '@/lib/config/locales'
import { staff, shopWritten } from '@/payload/access/rules'
import { words, type Words } from '@/payload/words'

export const plainText = (
  name: string,
  label: Words,
  options: { readonly required?: boolean; readonly isIndexed?: boolean } = {},
): TextField => ({
  name,
  type: 'text',
  label,
  ...(options.required ? { required: true } : {}),
  ...(options.isIndexed ? { index: true } : {}),
})

export const visitorLocale: SelectField = {
  name: 'locale',
  type: 'select',
  required: true,
  defaultValue: defaultLocale,
  label: words({ en: 'Language', es: 'Idioma', fr: 'Langue', de: 'Sprache' }),
  options: Object.entries(localeNames).map(([value, label]) => ({ value, label })),
  admin: { position: 'sidebar' },
}

export const customerLink: Field = {
  name: 'customer',
  type: 'relationship',
  relationTo: 'customers',
  label: words({ en: 'Customer', es: 'Cliente', fr: 'Client', de: 'Kunde' }),
  admin: { position: 'sidebar' },
}

/** Account id, or normalised email for guests (D10, O5). Never null, so that unique indexes also apply to guests. */
export const customerKey: TextField = shopWritten({
  name: 'customerKey',
  type: 'text',
  required: true,
  index: true,
  label: words({ en: 'Customer key', es: 'Clave del cliente', fr: 'Clé du client', de: 'Kundenschlüssel' }),
  admin: { position: 'sidebar' },
})

export const orderLink: Field = {
  name: 'order',
  type: 'relationship',
  relationTo: 'orders',
  label: words({ en: 'Order', es: 'Pedido', fr: 'Commande', de: 'Bestellung' }),
  admin: { position: 'sidebar' },
}

export const itsOrder = { ...orderLink, required: true, index: true } as typeof orderLink

export const currencyText = plainText('currency', words({ en: 'Currency', es: 'Moneda', fr: 'Devise', de: 'Währung' }), { required: true })

export const providerReference = plainText(
  'reference',
  words({ en: 'Reference of the provider', es: 'Referencia del proveedor', fr: 'Référence du prestataire', de: 'Referenz des Anbieters' }),
)

const event = words({ en: 'Event', es: 'Evento', fr: 'Événement', de: 'Ereignis' })

/** Oldest first. */
export const events: ArrayField = shopWritten({
  name: 'events',
  type: 'array',
  label: words({ en: 'Events', es: 'Eventos', fr: 'Événements', de: 'Ereignisse' }),
  labels: { singular: event, plural: words({ en: 'Events', es: 'Eventos', fr: 'Événements', de: 'Ereignisse' }) },
  admin: { components: { Field: '/payload/admin/record-fields#EventsField' } },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'type', type: 'text', required: true, label: words({ en: 'What', es: 'Qué', fr: 'Quoi', de: 'Was' }) },
        {
          name: 'at',
          type: 'date',
          required: true,
          label: words({ en: 'When', es: 'Cuándo', fr: 'Quand', de: 'Wann' }),
        },
        { name: 'note', type: 'text', label: words({ en: 'Note', es: 'Nota', fr: 'Note', de: 'Notiz' }) },
        // Email of the staff member; empty if internal code, a customer or a provider caused it.
        { name: 'by', type: 'text', label: words({ en: 'Who', es: 'Quién', fr: 'Qui', de: 'Wer' }), access: { read: staff } },
      ],
    },
  ],
})

export const staffNote: Field = {
  name: 'staffNote',
  type: 'textarea',
  label: words({ en: 'Internal note', es: 'Nota interna', fr: 'Note interne', de: 'Interne Notiz' }),
  access: { read: staff },
  admin: {
    description: words({
      en: 'Only staff see it.',
      es: 'Solo lo ve el personal.',
      fr: 'Visible uniquement par l’équipe.',
      de: 'Nur für Mitarbeitende sichtbar.',
    }),
  },
}

/** Country as ISO 3166-1 alpha-2. */
export const addressFields: Field[] = [
  plainText('line1', words({ en: 'Address', es: 'Dirección', fr: 'Adresse', de: 'Adresse' })),
  plainText(
    'line2',
    words({ en: 'Address, second line', es: 'Dirección, segunda línea', fr: 'Adresse, deuxième ligne', de: 'Adresszusatz' }),
  ),
  plainText('city', words({ en: 'City', es: 'Ciudad', fr: 'Ville', de: 'Ort' })),
  plainText('region', words({ en: 'Region', es: 'Región', fr: 'Région', de: 'Region' })),
  plainText('postalCode', words({ en: 'Postal code', es: 'Código postal', fr: 'Code postal', de: 'Postleitzahl' })),
  plainText('country', words({ en: 'Country', es: 'País', fr: 'Pays', de: 'Land' })),
]
