import type { PayloadRequest, TextField } from 'payload'
import { translate, words, type Words } from '@/payload/words'
import { articleListSlug } from '@/core/navigation/paths'
import { codeAddressOf, type CodeAddress } from '@/payload/addresses/tidy-address'

interface Rule {
  readonly name: string
  readonly label: Words
  readonly description: Words
  readonly pattern: RegExp
  readonly fault: Words
  readonly normalise: (value: string) => string
  /** Value for a duplicated document. */
  readonly copyOf: (value: string) => string
}

const identifier = ({ name, label, description, pattern, fault, normalise, copyOf }: Rule): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  index: true,
  unique: true,
  admin: { description },
  hooks: {
    beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? normalise(value) : value)],
    beforeDuplicate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? copyOf(value) : value)],
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === 'string' && value.length <= 100 && pattern.test(value)) || translate(req, fault),
})

const tidyLower = (value: string): string => value.trim().toLowerCase()
export const tidyUpper = (value: string): string => value.trim().toUpperCase()
const withDash = (value: string): string => `${value}-copy`

/** Public key of a product, referenced by links, carts and orders, so it is not translated and rarely changes. */
export const key = (name = 'key'): TextField =>
  identifier({
    name,
    label: words({ en: 'Key', es: 'Clave', fr: 'Clé', de: 'Schlüssel' }),
    description: words({
      en: 'Short public name, such as shared-basic. Carts and links use it: change it only before anyone does.',
      es: 'Nombre público corto, por ejemplo shared-basic. Lo usan carritos y enlaces: cámbielo solo antes de que se utilice.',
      fr: 'Nom public court, par exemple shared-basic. Les paniers et les liens l’utilisent : ne le modifiez qu’avant tout usage.',
      de: 'Kurzer öffentlicher Name, zum Beispiel shared-basic. Warenkörbe und Links nutzen ihn: Ändern Sie ihn nur, bevor er verwendet wird.',
    }),
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    fault: words({
      en: 'Please use lower-case letters, digits and single hyphens, such as shared-basic.',
      es: 'Utilice minúsculas, cifras y guiones sueltos, por ejemplo shared-basic.',
      fr: 'Veuillez utiliser des minuscules, des chiffres et des traits d’union simples, par exemple shared-basic.',
      de: 'Bitte verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel shared-basic.',
    }),
    normalise: tidyLower,
    copyOf: withDash,
  })

/** D11: codes are unique, upper case and trimmed. */
export const code: TextField = identifier({
  name: 'code',
  label: words({ en: 'Code', es: 'Código', fr: 'Code', de: 'Code' }),
  description: words({
    en: 'What visitors type. Kept in capitals; case does not matter when it is used.',
    es: 'Lo que escriben los visitantes. Se guarda en mayúsculas; al usarlo no se distinguen mayúsculas y minúsculas.',
    fr: 'Ce que saisissent les visiteurs. Conservé en majuscules ; la casse n’a pas d’importance à l’usage.',
    de: 'Was Besucher eingeben. Wird in Großbuchstaben gespeichert; bei der Eingabe ist die Schreibweise egal.',
  }),
  pattern: /^[A-Z0-9][A-Z0-9_-]{1,39}$/,
  fault: words({
    en: 'Please use 2 to 40 letters, digits, hyphens or underscores, such as WELCOME10.',
    es: 'Utilice de 2 a 40 letras, cifras, guiones o guiones bajos, por ejemplo WELCOME10.',
    fr: 'Veuillez utiliser de 2 à 40 lettres, chiffres, traits d’union ou tirets bas, par exemple WELCOME10.',
    de: 'Bitte verwenden Sie 2 bis 40 Buchstaben, Ziffern, Binde- oder Unterstriche, zum Beispiel WELCOME10.',
  }),
  normalise: tidyUpper,
  copyOf: (value) => `${value}-COPY`,
})

/** With leading dot: `.com`, `.co.uk`. */
export const extension: TextField = identifier({
  name: 'extension',
  label: words({ en: 'Extension', es: 'Extensión', fr: 'Extension', de: 'Endung' }),
  description: words({
    en: 'With its dot, such as .com.',
    es: 'Con su punto, por ejemplo .com.',
    fr: 'Avec son point, par exemple .com.',
    de: 'Mit Punkt, zum Beispiel .com.',
  }),
  pattern: /^(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
  fault: words({
    en: 'An extension begins with a dot, such as .com or .co.uk.',
    es: 'Una extensión empieza por un punto, por ejemplo .com o .co.uk.',
    fr: 'Une extension commence par un point, par exemple .com ou .co.uk.',
    de: 'Eine Endung beginnt mit einem Punkt, zum Beispiel .com oder .co.uk.',
  }),
  normalise: tidyLower,
  copyOf: withDash,
})

/** R4: paths are English in every language, below the language prefix. */
const pagePath: TextField = identifier({
  name: 'path',
  label: words({ en: 'Path', es: 'Ruta', fr: 'Chemin', de: 'Pfad' }),
  description: words({
    en: 'The address after the language, such as /shared-hosting. The home page is /.',
    es: 'La dirección después del idioma, por ejemplo /shared-hosting. La página de inicio es /.',
    fr: 'L’adresse après la langue, par exemple /shared-hosting. La page d’accueil est /.',
    de: 'Die Adresse nach der Sprache, zum Beispiel /shared-hosting. Die Startseite ist /.',
  }),
  pattern: /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
  fault: words({
    en: 'A path begins with a slash, ends without one and has lower-case letters, digits and hyphens, such as /shared-hosting.',
    es: 'Una ruta empieza por una barra, no termina en ella y lleva minúsculas, cifras y guiones, por ejemplo /shared-hosting.',
    fr: 'Un chemin commence par une barre oblique, ne se termine pas par elle et contient des minuscules, des chiffres et des traits d’union, par exemple /shared-hosting.',
    de: 'Ein Pfad beginnt mit einem Schrägstrich, endet ohne und enthält Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel /shared-hosting.',
  }),
  normalise: tidyLower,
  copyOf: (value) => (value === '/' ? '/copy' : withDash(value)),
})

/** ISO 4217. */
export const currencyCode: TextField = identifier({
  name: 'code',
  label: words({ en: 'Code', es: 'Código', fr: 'Code', de: 'Code' }),
  description: words({
    en: 'Three letters, such as EUR.',
    es: 'Tres letras, por ejemplo EUR.',
    fr: 'Trois lettres, par exemple EUR.',
    de: 'Drei Buchstaben, zum Beispiel EUR.',
  }),
  pattern: /^[A-Z]{3}$/,
  fault: words({
    en: 'A currency code has three capital letters, such as EUR.',
    es: 'Un código de moneda tiene tres mayúsculas, por ejemplo EUR.',
    fr: 'Un code de devise comporte trois majuscules, par exemple EUR.',
    de: 'Ein Währungscode besteht aus drei Großbuchstaben, zum Beispiel EUR.',
  }),
  normalise: tidyUpper,
  copyOf: (value) => value,
})

const slug = key('slug')

const isTaken = words({
  en: 'The list of all articles has this address. Please choose another.',
  es: 'La lista de todos los artículos tiene esta dirección. Elija otra.',
  fr: 'La liste de tous les articles a cette adresse. Veuillez en choisir une autre.',
  de: 'Diese Adresse hat die Liste aller Artikel. Bitte wählen Sie eine andere.',
})

const isWellFormed = slug.validate as (value: unknown, asked: { req: PayloadRequest }) => string | true

/** R4: last segment of the article's URL, English in every language. */
export const articleSlug = {
  ...slug,
  label: words({ en: 'Address', es: 'Dirección', fr: 'Adresse', de: 'Adresse' }),
  admin: {
    position: 'sidebar',
    description: words({
      en: 'English in every language, such as point-a-domain: the page is /knowledge-base/point-a-domain. A page exists once there is an English text.',
      es: 'En inglés para todos los idiomas, por ejemplo point-a-domain: la página es /knowledge-base/point-a-domain. La página existe en cuanto hay texto en inglés.',
      fr: 'En anglais pour toutes les langues, par exemple point-a-domain : la page est /knowledge-base/point-a-domain. La page existe dès qu’il y a un texte anglais.',
      de: 'In jeder Sprache englisch, zum Beispiel point-a-domain: Die Seite ist /knowledge-base/point-a-domain. Es gibt sie, sobald ein englischer Text da ist.',
    }),
  },
  validate: (value: unknown, asked: { req: PayloadRequest }) => {
    const answer = isWellFormed(value, asked)
    return answer === true && value === articleListSlug ? translate(asked.req, isTaken) : answer
  },
} as TextField

const faults: Readonly<Record<CodeAddress, Words>> = {
  screen: words({
    en: 'A screen of the shop has this address, so a page here would never be seen. Please choose another.',
    es: 'Esta dirección pertenece a una pantalla de la tienda: una página aquí no se vería nunca. Elija otra.',
    fr: 'Cette adresse est celle d’un écran de la boutique : une page n’y serait jamais visible. Veuillez en choisir une autre.',
    de: 'Diese Adresse gehört einer Ansicht des Shops: Eine Seite wäre hier nie zu sehen. Bitte wählen Sie eine andere.',
  }),
  alias: words({
    en: 'This short address leads to another page already, so a page here would never be seen. Please choose another.',
    es: 'Esta dirección corta ya lleva a otra página: una página aquí no se vería nunca. Elija otra.',
    fr: 'Cette adresse courte mène déjà à une autre page : une page n’y serait jamais visible. Veuillez en choisir une autre.',
    de: 'Diese Kurzadresse führt schon zu einer anderen Seite: Eine Seite wäre hier nie zu sehen. Bitte wählen Sie eine andere.',
  }),
  language: words({
    en: 'The language is put before the path by itself: please leave it out.',
    es: 'El idioma se antepone solo a la ruta: no lo escriba.',
    fr: 'La langue s’ajoute d’elle-même devant le chemin : ne la saisissez pas.',
    de: 'Die Sprache wird dem Pfad von selbst vorangestellt: Bitte lassen Sie sie weg.',
  }),
  interface: words({
    en: 'Addresses under /admin and /api do not belong to pages. Please choose another.',
    es: 'Las direcciones de /admin y /api no son para páginas. Elija otra.',
    fr: 'Les adresses sous /admin et /api ne sont pas destinées aux pages. Veuillez en choisir une autre.',
    de: 'Adressen unter /admin und /api sind nicht für Seiten gedacht. Bitte wählen Sie eine andere.',
  }),
}

const pageAddressIsWellFormed = pagePath.validate as (value: unknown, asked: { req: PayloadRequest }) => string | true

/** R4: rejects paths that code or an alias handles. */
export const pageAddress = {
  ...pagePath,
  admin: {
    ...pagePath.admin,
    position: 'sidebar',
    description: words({
      en: 'The address after the language, such as /shared-hosting. The home page is /. When a published page moves, a redirect from its old address is made by itself.',
      es: 'La dirección después del idioma, por ejemplo /shared-hosting. La página de inicio es /. Si una página publicada cambia de dirección, se crea sola una redirección desde la antigua.',
      fr: 'L’adresse après la langue, par exemple /shared-hosting. La page d’accueil est /. Quand une page publiée change d’adresse, une redirection depuis l’ancienne est créée d’elle-même.',
      de: 'Die Adresse nach der Sprache, zum Beispiel /shared-hosting. Die Startseite ist /. Zieht eine veröffentlichte Seite um, entsteht von selbst eine Weiterleitung von der alten Adresse.',
    }),
  },
  validate: (value: unknown, asked: { req: PayloadRequest }) => {
    const answer = pageAddressIsWellFormed(value, asked)
    if (answer !== true) return answer
    const owner = codeAddressOf(String(value))
    return owner === null || translate(asked.req, faults[owner])
  },
} as TextField
