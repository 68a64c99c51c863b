import type { Localized } from '../types'

/** Used by Support, Contact and the service levels. */
export const responseTimes: readonly { readonly about: Localized; readonly within: Localized }[] = [
  {
    about: { en: 'Website unreachable', es: 'Web inaccesible', fr: 'Site inaccessible', de: 'Website nicht erreichbar' },
    within: {
      en: '15 minutes, day and night',
      es: '15 minutos, de día y de noche',
      fr: '15 minutes, jour et nuit',
      de: '15 Minuten, Tag und Nacht',
    },
  },
  {
    about: {
      en: 'Something is not working properly',
      es: 'Algo no funciona bien',
      fr: 'Quelque chose fonctionne mal',
      de: 'Etwas funktioniert nicht richtig',
    },
    within: {
      en: '2 hours, day and night',
      es: '2 horas, de día y de noche',
      fr: '2 heures, jour et nuit',
      de: '2 Stunden, Tag und Nacht',
    },
  },
  {
    about: { en: 'Website migration', es: 'Migración de una web', fr: 'Migration d’un site', de: 'Website-Umzug' },
    within: { en: 'Within 24 hours', es: 'En menos de 24 horas', fr: 'Sous 24 heures', de: 'Innerhalb von 24 Stunden' },
  },
  {
    about: { en: 'Any other question', es: 'Cualquier otra pregunta', fr: 'Toute autre question', de: 'Jede andere Frage' },
    within: { en: 'Within 24 hours', es: 'En menos de 24 horas', fr: 'Sous 24 heures', de: 'Innerhalb von 24 Stunden' },
  },
]

const inASentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const responseTimeLines: readonly Localized[] = responseTimes.map(({ about, within }) => ({
  en: `${about.en}: ${inASentence(within.en)}.`,
  es: `${about.es}: ${inASentence(within.es)}.`,
  fr: `${about.fr} : ${inASentence(within.fr)}.`,
  de: `${about.de}: ${inASentence(within.de)}.`,
}))
