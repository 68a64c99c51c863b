import type { GroupField, PayloadRequest, TextField } from 'payload'
import { isLocalePrefixed, tidyAddress, codeAddressOf } from '@/payload/addresses/tidy-address'
import { translate, words } from '@/payload/words'

const faults = {
  source: words({
    en: 'Please enter a path of the shop, such as /old-offer: letters, digits and hyphens, no dot and no question mark.',
    es: 'Introduzca una ruta de la tienda, por ejemplo /oferta-antigua: letras, cifras y guiones, sin punto ni signo de interrogación.',
    fr: 'Veuillez saisir un chemin de la boutique, par exemple /ancienne-offre : lettres, chiffres et traits d’union, sans point ni point d’interrogation.',
    de: 'Bitte geben Sie einen Pfad des Shops ein, zum Beispiel /altes-angebot: Buchstaben, Ziffern und Bindestriche, kein Punkt und kein Fragezeichen.',
  }),
  code: words({
    en: 'The shop itself answers at this address: a redirect would never be followed.',
    es: 'En esta dirección responde la propia tienda: la redirección no se seguiría nunca.',
    fr: 'La boutique répond elle-même à cette adresse : la redirection ne serait jamais suivie.',
    de: 'Unter dieser Adresse antwortet der Shop selbst: Die Weiterleitung würde nie befolgt.',
  }),
  target: words({
    en: 'Please enter a path of the shop, such as /pricing, or an address that begins with https:// or http://.',
    es: 'Introduzca una ruta de la tienda, por ejemplo /pricing, o una dirección que empiece por https:// o http://.',
    fr: 'Veuillez saisir un chemin de la boutique, par exemple /pricing, ou une adresse commençant par https:// ou http://.',
    de: 'Bitte geben Sie einen Pfad des Shops ein, zum Beispiel /pricing, oder eine Adresse, die mit https:// oder http:// beginnt.',
  }),
}

const tidied = ({ value }: { value?: unknown }) => (typeof value === 'string' ? tidyAddress(value) : value)

const isPath = (value: string): boolean => /^\/[A-Za-z0-9_~-]+(?:\/[A-Za-z0-9_~-]+)*$/.test(value) && !isLocalePrefixed(value)

/** Matched exactly and in every language, so it is stored without language, with a leading and without a trailing slash. */
export const redirectSource: TextField = {
  name: 'from',
  type: 'text',
  required: true,
  index: true,
  unique: true,
  label: words({ en: 'Old address', es: 'Dirección antigua', fr: 'Ancienne adresse', de: 'Alte Adresse' }),
  admin: {
    description: words({
      en: 'The path without the language, such as /old-offer.',
      es: 'La ruta sin el idioma, por ejemplo /oferta-antigua.',
      fr: 'Le chemin sans la langue, par exemple /ancienne-offre.',
      de: 'Der Pfad ohne Sprache, zum Beispiel /altes-angebot.',
    }),
  },
  hooks: { beforeValidate: [tidied] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if (typeof value !== 'string' || value.length > 300 || !isPath(value)) return translate(req, faults.source)
    return codeAddressOf(value) === null || translate(req, faults.code)
  },
}

const isTarget = (value: string): boolean => {
  if (value.startsWith('/')) return /^\/(?!\/)[^\s\\]*$/.test(value)
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
}

export const redirectTarget: GroupField = {
  name: 'to',
  type: 'group',
  label: false,
  fields: [
    {
      name: 'type',
      type: 'radio',
      defaultValue: 'reference',
      label: words({ en: 'Leads to', es: 'Lleva a', fr: 'Mène à', de: 'Führt zu' }),
      admin: { layout: 'horizontal' },
      options: [
        { value: 'reference', label: words({ en: 'A page', es: 'Una página', fr: 'Une page', de: 'Einer Seite' }) },
        {
          value: 'custom',
          label: words({ en: 'Another address', es: 'Otra dirección', fr: 'Une autre adresse', de: 'Einer anderen Adresse' }),
        },
      ],
    },
    {
      name: 'reference',
      type: 'relationship',
      relationTo: ['pages'],
      required: true,
      label: words({ en: 'Page', es: 'Página', fr: 'Page', de: 'Seite' }),
      admin: { condition: (_data, sibling) => sibling?.['type'] === 'reference' },
    },
    {
      name: 'url',
      type: 'text',
      required: true,
      label: words({ en: 'New address', es: 'Dirección nueva', fr: 'Nouvelle adresse', de: 'Neue Adresse' }),
      admin: { condition: (_data, sibling) => sibling?.['type'] === 'custom' },
      hooks: { beforeValidate: [tidied] },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' && value.length <= 2000 && isTarget(value)) || translate(req, faults.target),
    },
  ],
}
