import type { CollectionConfig } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { articlePath } from '@/core/navigation/paths'
import { groups } from '@/payload/admin/groups'
import { previewOf } from '@/payload/admin/preview'
import { articleSlug, key } from '@/payload/fields/identifiers'
import { articleText } from '@/payload/fields/article-text'
import { demo, position, wholeNumber } from '@/payload/fields/numbers'
import { href } from '@/payload/fields/rows'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { resourceTypeLabels, select } from '@/payload/fields/selects'
import { leaveArticleRedirect, recordOldArticle } from '@/payload/redirects/leave-redirect'
import { translate, words, type Reader } from '@/payload/words'
import { toldDocuments } from './shown-documents'

const difficulties = {
  Beginner: words({ en: 'Beginner', es: 'Principiante', fr: 'Débutant', de: 'Einsteiger' }),
  Intermediate: words({ en: 'Intermediate', es: 'Intermedio', fr: 'Intermédiaire', de: 'Fortgeschrittene' }),
  Advanced: words({ en: 'Advanced', es: 'Avanzado', fr: 'Avancé', de: 'Profis' }),
}

const ratingError = words({
  en: 'Please enter a rating from 0 to 5.',
  es: 'Introduzca una valoración de 0 a 5.',
  fr: 'Veuillez saisir une note de 0 à 5.',
  de: 'Bitte geben Sie eine Bewertung von 0 bis 5 ein.',
})

const shown = toldDocuments('resources', { keyField: 'slug' })

export const resources: CollectionConfig = {
  ...shown,
  hooks: {
    ...shown.hooks,
    beforeChange: [recordOldArticle],
    afterChange: [...(shown.hooks?.afterChange ?? []), leaveArticleRedirect],
  },
  labels: {
    singular: words({ en: 'Resource', es: 'Recurso', fr: 'Ressource', de: 'Ressource' }),
    plural: words({ en: 'Resources', es: 'Recursos', fr: 'Ressources', de: 'Ressourcen' }),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'type', 'difficulty', 'duration', 'demo', '_status'],
    listSearchableFields: ['title', 'slug', 'key'],
    description: words({
      en: 'The knowledge base: each resource with a text is an article with a page of its own.',
      es: 'La base de conocimientos: cada recurso con texto es un artículo con página propia.',
      fr: 'La base de connaissances : chaque ressource dotée d’un texte est un article avec sa propre page.',
      de: 'Die Wissensdatenbank: Jede Ressource mit Text ist ein Artikel mit eigener Seite.',
    }),
    livePreview: { url: ({ data, locale }) => previewOf(locale?.code ?? defaultLocale, articlePath(String(data['slug']))) },
    preview: (doc, { locale }) => previewOf(locale, articlePath(String(doc['slug']))),
  },
  fields: [
    localizedText('title', words({ en: 'Title', es: 'Título', fr: 'Titre', de: 'Titel' }), { required: true }),
    localizedTextarea('description', words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }), {
      required: true,
    }),
    select('type', words({ en: 'Type', es: 'Tipo', fr: 'Type', de: 'Art' }), resourceTypeLabels),
    select('difficulty', words({ en: 'Difficulty', es: 'Dificultad', fr: 'Difficulté', de: 'Schwierigkeit' }), difficulties),
    wholeNumber(
      'duration',
      words({ en: 'Duration in minutes', es: 'Duración en minutos', fr: 'Durée en minutes', de: 'Dauer in Minuten' }),
      { least: 1 },
    ),
    {
      name: 'rating',
      type: 'number',
      label: words({ en: 'Rating (0 to 5)', es: 'Valoración (de 0 a 5)', fr: 'Note (de 0 à 5)', de: 'Bewertung (0 bis 5)' }),
      admin: { step: 0.1 },
      validate: (value: unknown, { req }: { req: Reader }) =>
        value === null || value === undefined || (typeof value === 'number' && value >= 0 && value <= 5) || translate(req, ratingError),
    },
    wholeNumber('views', words({ en: 'Views', es: 'Visualizaciones', fr: 'Vues', de: 'Aufrufe' }), { most: 1_000_000_000 }),
    ...articleText,
    href({ name: 'url', required: false }),
    articleSlug,
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
    demo,
  ],
}
