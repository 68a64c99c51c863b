import type { Written } from '@/lib/config/locales'
import { german } from './formal/german'
import { spanish } from './formal/spanish'

interface Overrides {
  readonly general: Readonly<Record<'noResultsFound' | 'noResultsDescription' | 'true' | 'false', string>>
  readonly error: Readonly<Record<'valueMustBeUnique', string>>
  readonly version: Readonly<Record<'aboutToRestore' | 'aboutToRestoreGlobal', string>>
}

/**
 * Where the admin's own words would mislead: an empty list says what to do about it, what is
 * taken names no field called "value", bringing a version back says whom it reaches, nobody is
 * called "du" or "tú", and a tick is yes or no.
 */
export const translations: Written<Overrides> = {
  en: {
    general: {
      true: 'Yes',
      false: 'No',
      noResultsFound: 'Nothing here',
      noResultsDescription:
        'Either nothing has been made yet, or the search and the filters above leave nothing: clear them to see all of it.',
    },
    error: { valueMustBeUnique: 'This is taken already: please choose another.' },
    version: {
      aboutToRestore:
        'This {{label}} goes back to what it was on {{versionDate}}. Visitors see it at once, unless it comes back as a draft.',
      aboutToRestoreGlobal: '{{label}} goes back to what it was on {{versionDate}}. Visitors see it at once.',
    },
  },
  es: {
    ...spanish,
    general: {
      ...spanish.general,
      true: 'Sí',
      false: 'No',
      noResultsFound: 'Aquí no hay nada',
      noResultsDescription: 'O aún no se ha creado nada, o la búsqueda y los filtros de arriba no dejan nada: quítelos para verlo todo.',
    },
    error: { ...spanish.error, valueMustBeUnique: 'Ya está en uso: elija otro, por favor.' },
    version: {
      aboutToRestore:
        'Este documento ({{label}}) vuelve a su estado del {{versionDate}}. Los visitantes lo verán enseguida, salvo que vuelva como borrador.',
      aboutToRestoreGlobal: '{{label}} vuelve a su estado del {{versionDate}}. Los visitantes lo verán enseguida.',
    },
  },
  fr: {
    general: {
      true: 'Oui',
      false: 'Non',
      noResultsFound: 'Rien ici',
      noResultsDescription:
        'Soit rien n’a encore été créé, soit la recherche et les filtres ci-dessus ne laissent rien\u202f: effacez-les pour tout voir.',
    },
    error: { valueMustBeUnique: 'Déjà utilisé : veuillez en choisir un autre.' },
    version: {
      aboutToRestore:
        'Ce document ({{label}}) revient à son état du {{versionDate}}. Les visiteurs le verront aussitôt, sauf s’il revient en brouillon.',
      aboutToRestoreGlobal: '{{label}} revient à son état du {{versionDate}}. Les visiteurs le verront aussitôt.',
    },
  },
  de: {
    ...german,
    general: {
      ...german.general,
      true: 'Ja',
      false: 'Nein',
      noResultsFound: 'Hier ist nichts',
      noResultsDescription:
        'Entweder wurde noch nichts angelegt, oder Suche und Filter lassen nichts übrig: Löschen Sie sie, um alles zu sehen.',
    },
    error: { ...german.error, valueMustBeUnique: 'Das ist schon vergeben: Bitte wählen Sie etwas anderes.' },
    version: {
      ...german.version,
      aboutToRestore: '{{label}} kehrt zum Stand vom {{versionDate}} zurück. Besucher sehen ihn sofort, außer er kommt als Entwurf zurück.',
      aboutToRestoreGlobal: '{{label}} kehrt zum Stand vom {{versionDate}} zurück. Besucher sehen ihn sofort.',
    },
  },
}
