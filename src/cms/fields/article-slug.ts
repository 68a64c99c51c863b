import type { PayloadRequest, TextField } from 'payload'
import { articleListSlug } from '@/core/navigation/paths'
import { translate, words } from '@/cms/words'
import { key } from './identifiers'

const slug = key('slug')

const isTaken = words({
  en: 'The list of all articles has this address. Please choose another.',
  es: 'La lista de todos los artículos tiene esta dirección. Elija otra.',
  fr: 'La liste de tous les articles a cette adresse. Veuillez en choisir une autre.',
  de: 'Diese Adresse hat die Liste aller Artikel. Bitte wählen Sie eine andere.',
})

const isWellFormed = slug.validate as (value: unknown, asked: { req: PayloadRequest }) => string | true

/** R4: the last part of an article's address, English in every language. */
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
