import type { CollectionConfig } from 'payload'
import { publishedContent } from '../access/sets'
import { groups } from '../admin/groups'
import { demo } from '../fields/flags'
import { key } from '../fields/identifiers'
import { href } from '../fields/links'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { position, wholeNumber } from '../fields/numbers'
import { resourceTypeLabels } from '../fields/resource-types'
import { select } from '../fields/selects'
import { shownCollection } from '../hooks/after-publish'
import { say, words, type Reader } from '../words'

const difficulties = {
  Beginner: words('Beginner', 'Principiante', 'Débutant', 'Einsteiger'),
  Intermediate: words('Intermediate', 'Intermedio', 'Intermédiaire', 'Fortgeschrittene'),
  Advanced: words('Advanced', 'Avanzado', 'Avancé', 'Profis'),
}

const ratingFault = words(
  'Please enter a rating from 0 to 5.',
  'Introduzca una valoración de 0 a 5.',
  'Veuillez saisir une note de 0 à 5.',
  'Bitte geben Sie eine Bewertung von 0 bis 5 ein.',
)

export const resources: CollectionConfig = {
  slug: 'resources',
  labels: {
    singular: words('Resource', 'Recurso', 'Ressource', 'Ressource'),
    plural: words('Resources', 'Recursos', 'Ressources', 'Ressourcen'),
  },
  access: publishedContent,
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'difficulty', 'duration', 'demo', '_status'],
    listSearchableFields: ['title', 'key'],
  },
  defaultSort: 'order',
  trash: true,
  versions: { maxPerDoc: 20, drafts: { autosave: false } },
  hooks: shownCollection('resources', { keyField: 'key' }),
  fields: [
    localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true }),
    localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), { required: true }),
    select('type', words('Type', 'Tipo', 'Type', 'Art'), resourceTypeLabels),
    select('difficulty', words('Difficulty', 'Dificultad', 'Difficulté', 'Schwierigkeit'), difficulties),
    wholeNumber('duration', words('Duration in minutes', 'Duración en minutos', 'Durée en minutes', 'Dauer in Minuten'), { least: 1 }),
    {
      name: 'rating',
      type: 'number',
      label: words('Rating (0 to 5)', 'Valoración (de 0 a 5)', 'Note (de 0 à 5)', 'Bewertung (0 bis 5)'),
      admin: { step: 0.1 },
      validate: (value: unknown, { req }: { req: Reader }) =>
        value === null || value === undefined || (typeof value === 'number' && value >= 0 && value <= 5) || say(req, ratingFault),
    },
    wholeNumber('views', words('Views', 'Visualizaciones', 'Vues', 'Aufrufe'), { most: 1_000_000_000 }),
    href({ name: 'url', required: false }),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
    demo,
  ],
}
