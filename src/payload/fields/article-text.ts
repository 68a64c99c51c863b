import type { Field, GroupField } from 'payload'
import { articleEditor } from '@/payload/editor'
import { words } from '@/payload/words'
import { href, keyList } from './rows'
import { localizedText } from './text'

const body: Field = {
  name: 'body',
  type: 'richText',
  localized: true,
  editor: articleEditor,
  label: words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }),
  admin: {
    description: words({
      en: 'With it the resource gets a page of its own. Begin with headings of the second level: the title is the first. Its table of contents is made of them.',
      es: 'Con él, el recurso tiene página propia. Empiece por encabezados de segundo nivel: el título es el primero. De ellos sale el índice.',
      fr: 'Avec lui, la ressource a sa propre page. Commencez par des titres de deuxième niveau : le titre de la page est le premier. Le sommaire en est tiré.',
      de: 'Damit bekommt die Ressource eine eigene Seite. Beginnen Sie mit Überschriften der zweiten Ebene: Der Titel ist die erste. Aus ihnen entsteht das Inhaltsverzeichnis.',
    }),
  },
}

const related = keyList(
  'related',
  words({ en: 'Related articles', es: 'Artículos relacionados', fr: 'Articles liés', de: 'Verwandte Artikel' }),
  words({
    en: 'Up to four, in order. Empty: others of the same kind.',
    es: 'Hasta cuatro, en orden. Vacío: otros del mismo tipo.',
    fr: 'Quatre au plus, dans l’ordre. Vide : d’autres du même type.',
    de: 'Bis zu vier, in Reihenfolge. Leer: andere derselben Art.',
  }),
  'articles',
)

const action: GroupField = {
  name: 'action',
  type: 'group',
  label: words({ en: 'Call to action', es: 'Llamada a la acción', fr: 'Appel à l’action', de: 'Handlungsaufruf' }),
  admin: {
    description: words({
      en: 'At the end of the article. Empty: an invitation to ask support.',
      es: 'Al final del artículo. Vacío: una invitación a preguntar a soporte.',
      fr: 'À la fin de l’article. Vide : une invitation à interroger le support.',
      de: 'Am Ende des Artikels. Leer: eine Einladung, den Support zu fragen.',
    }),
  },
  fields: [
    localizedText('heading', words({ en: 'Heading', es: 'Encabezado', fr: 'Titre', de: 'Überschrift' }), { maxLength: 80 }),
    localizedText('buttonLabel', words({ en: 'Button', es: 'Botón', fr: 'Bouton', de: 'Schaltfläche' }), { maxLength: 60 }),
    href({ required: false }),
  ],
}

const answers: Field = {
  name: 'answers',
  type: 'ui',
  label: words({ en: 'Was this helpful?', es: '¿Le ha resultado útil?', fr: 'Cela vous a-t-il été utile ?', de: 'War das hilfreich?' }),
  admin: { components: { Field: '/payload/admin/article-answers#ArticleAnswers' } },
}

export const articleText: Field[] = [body, related, action, answers]
