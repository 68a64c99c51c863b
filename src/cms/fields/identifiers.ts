import type { PayloadRequest, TextField } from 'payload'
import { say, words, type Words } from '../words'

interface Rule {
  readonly name: string
  readonly label: Words
  readonly description: Words
  readonly pattern: RegExp
  readonly fault: Words
  readonly normalise: (value: string) => string
  /** What the copy of a document is called until its editor names it. */
  readonly copyOf: (value: string) => string
}

/** A text other things refer to: tidied before it is checked, unique. */
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
    (typeof value === 'string' && value.length <= 100 && pattern.test(value)) || say(req, fault),
})

const tidyLower = (value: string): string => value.trim().toLowerCase()
const tidyUpper = (value: string): string => value.trim().toUpperCase()
const withDash = (value: string): string => `${value}-copy`

/** The public name of a product: links, carts and orders stand on it, so it is not translated and rarely changed. */
export const key = (name = 'key'): TextField =>
  identifier({
    name,
    label: words('Key', 'Clave', 'Clé', 'Schlüssel'),
    description: words(
      'Short public name, such as shared-basic. Carts and links use it: change it only before anyone does.',
      'Nombre público corto, por ejemplo shared-basic. Lo usan carritos y enlaces: cámbielo solo antes de que se utilice.',
      'Nom public court, par exemple shared-basic. Les paniers et les liens l’utilisent : ne le modifiez qu’avant tout usage.',
      'Kurzer öffentlicher Name, zum Beispiel shared-basic. Warenkörbe und Links nutzen ihn: Ändern Sie ihn nur, bevor er verwendet wird.',
    ),
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    fault: words(
      'Please use lower-case letters, digits and single hyphens, such as shared-basic.',
      'Utilice minúsculas, cifras y guiones sueltos, por ejemplo shared-basic.',
      'Veuillez utiliser des minuscules, des chiffres et des traits d’union simples, par exemple shared-basic.',
      'Bitte verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel shared-basic.',
    ),
    normalise: tidyLower,
    copyOf: withDash,
  })

/** D11: a code is unique, upper case and trimmed, however it was typed. */
export const code: TextField = identifier({
  name: 'code',
  label: words('Code', 'Código', 'Code', 'Code'),
  description: words(
    'What visitors type. Kept in capitals; case does not matter when it is used.',
    'Lo que escriben los visitantes. Se guarda en mayúsculas; al usarlo no se distinguen mayúsculas y minúsculas.',
    'Ce que saisissent les visiteurs. Conservé en majuscules ; la casse n’a pas d’importance à l’usage.',
    'Was Besucher eingeben. Wird in Großbuchstaben gespeichert; bei der Eingabe ist die Schreibweise egal.',
  ),
  pattern: /^[A-Z0-9][A-Z0-9_-]{1,39}$/,
  fault: words(
    'Please use 2 to 40 letters, digits, hyphens or underscores, such as WELCOME10.',
    'Utilice de 2 a 40 letras, cifras, guiones o guiones bajos, por ejemplo WELCOME10.',
    'Veuillez utiliser de 2 à 40 lettres, chiffres, traits d’union ou tirets bas, par exemple WELCOME10.',
    'Bitte verwenden Sie 2 bis 40 Buchstaben, Ziffern, Binde- oder Unterstriche, zum Beispiel WELCOME10.',
  ),
  normalise: tidyUpper,
  copyOf: (value) => `${value}-COPY`,
})

/** `.com`, `.co.uk`: with its leading dot. */
export const extension: TextField = identifier({
  name: 'extension',
  label: words('Extension', 'Extensión', 'Extension', 'Endung'),
  description: words(
    'With its dot, such as .com.',
    'Con su punto, por ejemplo .com.',
    'Avec son point, par exemple .com.',
    'Mit Punkt, zum Beispiel .com.',
  ),
  pattern: /^(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
  fault: words(
    'An extension begins with a dot, such as .com or .co.uk.',
    'Una extensión empieza por un punto, por ejemplo .com o .co.uk.',
    'Une extension commence par un point, par exemple .com ou .co.uk.',
    'Eine Endung beginnt mit einem Punkt, zum Beispiel .com oder .co.uk.',
  ),
  normalise: tidyLower,
  copyOf: withDash,
})

/** R4: paths are English in every language and stand behind the language prefix. */
export const pagePath: TextField = identifier({
  name: 'path',
  label: words('Path', 'Ruta', 'Chemin', 'Pfad'),
  description: words(
    'The address after the language, such as /shared-hosting. The home page is /.',
    'La dirección después del idioma, por ejemplo /shared-hosting. La página de inicio es /.',
    'L’adresse après la langue, par exemple /shared-hosting. La page d’accueil est /.',
    'Die Adresse nach der Sprache, zum Beispiel /shared-hosting. Die Startseite ist /.',
  ),
  pattern: /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
  fault: words(
    'A path begins with a slash, ends without one and has lower-case letters, digits and hyphens, such as /shared-hosting.',
    'Una ruta empieza por una barra, no termina en ella y lleva minúsculas, cifras y guiones, por ejemplo /shared-hosting.',
    'Un chemin commence par une barre oblique, ne se termine pas par elle et contient des minuscules, des chiffres et des traits d’union, par exemple /shared-hosting.',
    'Ein Pfad beginnt mit einem Schrägstrich, endet ohne und enthält Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel /shared-hosting.',
  ),
  normalise: tidyLower,
  copyOf: (value) => (value === '/' ? '/copy' : withDash(value)),
})

/** ISO 4217. */
export const currencyCode: TextField = identifier({
  name: 'code',
  label: words('Code', 'Código', 'Code', 'Code'),
  description: words(
    'Three letters, such as EUR.',
    'Tres letras, por ejemplo EUR.',
    'Trois lettres, par exemple EUR.',
    'Drei Buchstaben, zum Beispiel EUR.',
  ),
  pattern: /^[A-Z]{3}$/,
  fault: words(
    'A currency code has three capital letters, such as EUR.',
    'Un código de moneda tiene tres mayúsculas, por ejemplo EUR.',
    'Un code de devise comporte trois majuscules, par exemple EUR.',
    'Ein Währungscode besteht aus drei Großbuchstaben, zum Beispiel EUR.',
  ),
  normalise: tidyUpper,
  copyOf: (value) => value,
})
