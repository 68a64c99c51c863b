import type { GroupField, PayloadRequest, TextField } from 'payload'
import { isLocalePrefixed, tidyAddress } from '../addresses/tidy-address'
import { codeAddressOf } from '../addresses/code-address'
import { say, words } from '../words'

const faults = {
  source: words(
    'Please enter a path of the shop, such as /old-offer: letters, digits and hyphens, no dot and no question mark.',
    'Introduzca una ruta de la tienda, por ejemplo /oferta-antigua: letras, cifras y guiones, sin punto ni signo de interrogación.',
    'Veuillez saisir un chemin de la boutique, par exemple /ancienne-offre : lettres, chiffres et traits d’union, sans point ni point d’interrogation.',
    'Bitte geben Sie einen Pfad des Shops ein, zum Beispiel /altes-angebot: Buchstaben, Ziffern und Bindestriche, kein Punkt und kein Fragezeichen.',
  ),
  code: words(
    'The shop itself answers at this address: a redirect would never be followed.',
    'En esta dirección responde la propia tienda: la redirección no se seguiría nunca.',
    'La boutique répond elle-même à cette adresse : la redirection ne serait jamais suivie.',
    'Unter dieser Adresse antwortet der Shop selbst: Die Weiterleitung würde nie befolgt.',
  ),
  target: words(
    'Please enter a path of the shop, such as /pricing, or an address that begins with https:// or http://.',
    'Introduzca una ruta de la tienda, por ejemplo /pricing, o una dirección que empiece por https:// o http://.',
    'Veuillez saisir un chemin de la boutique, par exemple /pricing, ou une adresse commençant par https:// ou http://.',
    'Bitte geben Sie einen Pfad des Shops ein, zum Beispiel /pricing, oder eine Adresse, die mit https:// oder http:// beginnt.',
  ),
}

const tidied = ({ value }: { value?: unknown }) => (typeof value === 'string' ? tidyAddress(value) : value)

const isPath = (value: string): boolean => /^\/[A-Za-z0-9_~-]+(?:\/[A-Za-z0-9_~-]+)*$/.test(value) && !isLocalePrefixed(value)

/** Matched as it stands, in every language: so it is kept without language, with one slash before it and none behind. */
export const redirectSource: TextField = {
  name: 'from',
  type: 'text',
  required: true,
  index: true,
  unique: true,
  label: words('Old address', 'Dirección antigua', 'Ancienne adresse', 'Alte Adresse'),
  admin: {
    description: words(
      'The path without the language, such as /old-offer.',
      'La ruta sin el idioma, por ejemplo /oferta-antigua.',
      'Le chemin sans la langue, par exemple /ancienne-offre.',
      'Der Pfad ohne Sprache, zum Beispiel /altes-angebot.',
    ),
  },
  hooks: { beforeValidate: [tidied] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if (typeof value !== 'string' || value.length > 300 || !isPath(value)) return say(req, faults.source)
    return codeAddressOf(value) === null || say(req, faults.code)
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
      label: words('Leads to', 'Lleva a', 'Mène à', 'Führt zu'),
      admin: { layout: 'horizontal' },
      options: [
        { value: 'reference', label: words('A page', 'Una página', 'Une page', 'Einer Seite') },
        { value: 'custom', label: words('Another address', 'Otra dirección', 'Une autre adresse', 'Einer anderen Adresse') },
      ],
    },
    {
      name: 'reference',
      type: 'relationship',
      relationTo: ['pages'],
      required: true,
      label: words('Page', 'Página', 'Page', 'Seite'),
      admin: { condition: (_data, sibling) => sibling?.['type'] === 'reference' },
    },
    {
      name: 'url',
      type: 'text',
      required: true,
      label: words('New address', 'Dirección nueva', 'Nouvelle adresse', 'Neue Adresse'),
      admin: { condition: (_data, sibling) => sibling?.['type'] === 'custom' },
      hooks: { beforeValidate: [tidied] },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' && value.length <= 2000 && isTarget(value)) || say(req, faults.target),
    },
  ],
}
