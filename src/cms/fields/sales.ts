import type { Field, SelectField, TextField } from 'payload'
import { localeNames } from '@/config/locales'
import { staff } from '../access/rules'
import { namedRows } from './row-label'
import { words, type Words } from '../words'

/** A plain text the shop writes itself. */
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

/** The language a visitor used. */
export const visitorLocale: SelectField = {
  name: 'locale',
  type: 'select',
  required: true,
  defaultValue: 'en',
  label: words('Language', 'Idioma', 'Langue', 'Sprache'),
  options: Object.entries(localeNames).map(([value, label]) => ({ value, label })),
  admin: { position: 'sidebar' },
}

export const customerLink: Field = {
  name: 'customer',
  type: 'relationship',
  relationTo: 'customers',
  label: words('Customer', 'Cliente', 'Client', 'Kunde'),
  admin: { position: 'sidebar' },
}

/** Never null, so that unique indexes hold for guests too: the account's id, or the normalised e-mail (D10, O5). */
export const customerKey: TextField = {
  name: 'customerKey',
  type: 'text',
  required: true,
  index: true,
  label: words('Customer key', 'Clave del cliente', 'Clé du client', 'Kundenschlüssel'),
  admin: { position: 'sidebar', readOnly: true },
}

export const orderLink: Field = {
  name: 'order',
  type: 'relationship',
  relationTo: 'orders',
  label: words('Order', 'Pedido', 'Commande', 'Bestellung'),
  admin: { position: 'sidebar' },
}

const event = words('Event', 'Evento', 'Événement', 'Ereignis')

/** What happened when, oldest first. */
export const events: Field = {
  name: 'events',
  type: 'array',
  label: words('Events', 'Eventos', 'Événements', 'Ereignisse'),
  labels: { singular: event, plural: words('Events', 'Eventos', 'Événements', 'Ereignisse') },
  admin: { readOnly: true, ...namedRows({ kind: event, titles: ['type'], detail: 'note' }), initCollapsed: false },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'type', type: 'text', required: true, label: words('What', 'Qué', 'Quoi', 'Was') },
        {
          name: 'at',
          type: 'date',
          required: true,
          label: words('When', 'Cuándo', 'Quand', 'Wann'),
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        { name: 'note', type: 'text', label: words('Note', 'Nota', 'Note', 'Notiz') },
        // The member of staff; nobody where the shop, a customer or a provider did it.
        { name: 'by', type: 'text', label: words('Who', 'Quién', 'Qui', 'Wer'), access: { read: staff } },
      ],
    },
  ],
}

export const staffNote: Field = {
  name: 'staffNote',
  type: 'textarea',
  label: words('Internal note', 'Nota interna', 'Note interne', 'Interne Notiz'),
  access: { read: staff },
  admin: {
    description: words(
      'Only staff see it.',
      'Solo lo ve el personal.',
      'Visible uniquement par l’équipe.',
      'Nur für Mitarbeitende sichtbar.',
    ),
  },
}

/** Country as ISO 3166-1 alpha-2. */
export const addressFields: Field[] = [
  plainText('line1', words('Address', 'Dirección', 'Adresse', 'Adresse')),
  plainText('line2', words('Address, second line', 'Dirección, segunda línea', 'Adresse, deuxième ligne', 'Adresszusatz')),
  plainText('city', words('City', 'Ciudad', 'Ville', 'Ort')),
  plainText('region', words('Region', 'Región', 'Région', 'Region')),
  plainText('postalCode', words('Postal code', 'Código postal', 'Code postal', 'Postleitzahl')),
  plainText('country', words('Country', 'País', 'Pays', 'Land')),
]
