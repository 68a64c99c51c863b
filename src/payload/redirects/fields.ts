import type { GroupField, PayloadRequest, TextField } from 'payload'
import { foldAddress } from '@/core/navigation/old-address'
import { sitePathOf } from '@/lib/config/site-routes'
import { isLocalePrefixed, tidyAddress, codeAddressOf, wayOf } from '@/payload/addresses/tidy-address'
import { translate, words } from '@/payload/words'

const faults = {
  source: words({
    en: 'Please enter the old address as a path, such as /old-offer, /über-uns or /index.php?id=3. It begins with one slash and contains no #.',
    es: 'Introduzca la dirección antigua como ruta, por ejemplo /oferta-antigua, /promoción o /index.php?id=3. Empieza por una sola barra y no contiene #.',
    fr: 'Veuillez saisir l’ancienne adresse sous forme de chemin, par exemple /ancienne-offre, /à-propos ou /index.php?id=3. Elle commence par une seule barre oblique et ne contient pas de #.',
    de: 'Bitte geben Sie die alte Adresse als Pfad ein, zum Beispiel /altes-angebot, /über-uns oder /index.php?id=3. Sie beginnt mit genau einem Schrägstrich und enthält kein #.',
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

/** No browser sends any other, and the server refuses it. */
const canDecode = (address: string): boolean => {
  try {
    return decodeURIComponent(wayOf(address)) !== ''
  } catch {
    return false
  }
}

/** The path of an old site, with no part that a browser leaves out; the home page by its query alone, since the shop has one itself. */
const isPath = (value: string): boolean =>
  /^\/(?:[^/?#\\]+(?:\/[^/?#\\]+)*(?:\?[^#]+)?|\?[^#]+)$/.test(value) &&
  !/\/\.{1,2}(?:[/?]|$)/.test(value) &&
  canDecode(value) &&
  !isLocalePrefixed(value)

/** Whether the shop answers there before any page is looked for. */
const isTaken = (path: string): boolean => codeAddressOf(path) !== null || sitePathOf(path) === null || path.startsWith('/.well-known')

const folded = ({ value }: { value?: unknown }) => {
  if (typeof value !== 'string') return value
  const address = tidyAddress(value)
  return /[#\\]/.test(address) || !canDecode(address) ? address : foldAddress(address)
}

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
      en: 'The path without the language, such as /old-offer, /über-uns, /old.html or /index.php?id=3. Capitals and percent-encoding make no difference.',
      es: 'La ruta sin el idioma, por ejemplo /oferta-antigua, /promoción, /antigua.html o /index.php?id=3. Da igual si lleva mayúsculas o caracteres codificados con %.',
      fr: 'Le chemin sans la langue, par exemple /ancienne-offre, /à-propos, /ancienne.html ou /index.php?id=3. Les majuscules et l’encodage par % sont sans importance.',
      de: 'Der Pfad ohne Sprache, zum Beispiel /altes-angebot, /über-uns, /alt.html oder /index.php?id=3. Großbuchstaben und Prozent-Kodierung machen keinen Unterschied.',
    }),
  },
  hooks: { beforeValidate: [folded] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if (typeof value !== 'string' || value.length > 300 || !isPath(value)) return translate(req, faults.source)
    return !isTaken(wayOf(value)) || translate(req, faults.code)
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
