import type { PayloadRequest, TextField } from 'payload'
import { translate, words } from '@/cms/words'

const fault = words({
  en: 'Please enter an address that begins with https://.',
  es: 'Introduzca una dirección que empiece por https://.',
  fr: 'Veuillez saisir une adresse commençant par https://.',
  de: 'Bitte geben Sie eine mit https:// beginnende Adresse ein.',
})

const isSecureAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:'

/** R9: where the network figures come from. */
export const statusPage: TextField = {
  name: 'statusPage',
  type: 'text',
  label: words({ en: 'Status page', es: 'Página de estado', fr: 'Page d’état', de: 'Statusseite' }),
  maxLength: 300,
  admin: {
    description: words({
      en: 'The source of your network figures. While it is empty, the site labels them as sample data.',
      es: 'La fuente de sus cifras de red. Mientras esté vacía, el sitio las presenta como datos de muestra.',
      fr: 'La source de vos chiffres du réseau. Tant qu’elle est vide, le site les présente comme des exemples.',
      de: 'Die Quelle Ihrer Netzkennzahlen. Solange das Feld leer ist, nennt die Website sie Beispieldaten.',
    }),
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === undefined || value === null || value === '' || isSecureAddress(value) || translate(req, fault),
}
