import type { PayloadRequest, TextField } from 'payload'
import { codeAddressOf, type CodeAddress } from '@/cms/addresses/code-address'
import { translate, words, type Words } from '@/cms/words'
import { pagePath } from './identifiers'

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

const isWellFormed = pagePath.validate as (value: unknown, asked: { req: PayloadRequest }) => string | true

/** R4: where a page can be seen: nothing else answers there. */
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
    const answer = isWellFormed(value, asked)
    if (answer !== true) return answer
    const owner = codeAddressOf(String(value))
    return owner === null || translate(asked.req, faults[owner])
  },
} as TextField
