import type { Written } from '@/config/locales'

interface Overrides {
  readonly error: Readonly<Record<'valueMustBeUnique', string>>
  readonly version: Readonly<Record<'aboutToRestore' | 'aboutToRestoreGlobal', string>>
}

/** Where the admin's own words would mislead: what is taken names no field called "value", and bringing a version back says whom it reaches. */
export const translations: Written<Overrides> = {
  en: {
    error: { valueMustBeUnique: 'This is taken already: please choose another.' },
    version: {
      aboutToRestore:
        'This {{label}} goes back to what it was on {{versionDate}}. Visitors see it at once, unless it comes back as a draft.',
      aboutToRestoreGlobal: '{{label}} goes back to what it was on {{versionDate}}. Visitors see it at once.',
    },
  },
  es: {
    error: { valueMustBeUnique: 'Ya está en uso: elija otro, por favor.' },
    version: {
      aboutToRestore:
        'Este documento ({{label}}) vuelve a su estado del {{versionDate}}. Los visitantes lo verán enseguida, salvo que vuelva como borrador.',
      aboutToRestoreGlobal: '{{label}} vuelve a su estado del {{versionDate}}. Los visitantes lo verán enseguida.',
    },
  },
  fr: {
    error: { valueMustBeUnique: 'Déjà utilisé : veuillez en choisir un autre.' },
    version: {
      aboutToRestore:
        'Ce document ({{label}}) revient à son état du {{versionDate}}. Les visiteurs le verront aussitôt, sauf s’il revient en brouillon.',
      aboutToRestoreGlobal: '{{label}} revient à son état du {{versionDate}}. Les visiteurs le verront aussitôt.',
    },
  },
  de: {
    error: { valueMustBeUnique: 'Das ist schon vergeben: Bitte wählen Sie etwas anderes.' },
    version: {
      aboutToRestore: '{{label}} kehrt zum Stand vom {{versionDate}} zurück. Besucher sehen ihn sofort, außer er kommt als Entwurf zurück.',
      aboutToRestoreGlobal: '{{label}} kehrt zum Stand vom {{versionDate}} zurück. Besucher sehen ihn sofort.',
    },
  },
}
