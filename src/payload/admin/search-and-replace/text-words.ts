import { words } from '@/payload/words'

/** URL parameter that names the text to open. */
export const textParameter = 'at'

export const textWords = {
  search: words({ en: 'Search texts', es: 'Buscar en los textos', fr: 'Rechercher dans les textes', de: 'Texte durchsuchen' }),
  keys: words({ en: 'Ctrl K', es: 'Ctrl K', fr: 'Ctrl K', de: 'Strg K' }),
  field: words({ en: 'Words to look for', es: 'Palabras que buscar', fr: 'Mots à chercher', de: 'Gesuchte Wörter' }),
  hint: words({
    en: 'Three letters or more, in every language: pages, catalogue, menus, labels and emails.',
    es: 'Tres letras o más, en todos los idiomas: páginas, catálogo, menús, etiquetas y correos.',
    fr: 'Trois lettres ou plus, dans toutes les langues : pages, catalogue, menus, libellés et mails.',
    de: 'Ab drei Buchstaben, in allen Sprachen: Seiten, Katalog, Menüs, Beschriftungen und E-Mails.',
  }),
  none: words({ en: 'No text says this.', es: 'Ningún texto lo dice.', fr: 'Aucun texte ne le dit.', de: 'Kein Text enthält das.' }),
  lost: words({
    en: 'The shop does not answer. Please try again.',
    es: 'La tienda no responde. Inténtelo de nuevo.',
    fr: 'La boutique ne répond pas. Veuillez réessayer.',
    de: 'Der Shop antwortet nicht. Bitte versuchen Sie es noch einmal.',
  }),
  all: words({
    en: 'All places, and replace',
    es: 'Todos los lugares y reemplazar',
    fr: 'Tous les emplacements, et remplacer',
    de: 'Alle Stellen und ersetzen',
  }),
  close: words({ en: 'Close', es: 'Cerrar', fr: 'Fermer', de: 'Schließen' }),
  places: words({ en: 'places', es: 'lugares', fr: 'emplacements', de: 'Stellen' }),
  more: words({ en: 'or more', es: 'o más', fr: 'ou plus', de: 'oder mehr' }),
  shown: words({
    en: 'The first documents are shown. More words find fewer places.',
    es: 'Se muestran los primeros documentos. Con más palabras se encuentran menos lugares.',
    fr: 'Les premiers documents sont affichés. Avec plus de mots, on trouve moins d’emplacements.',
    de: 'Die ersten Dokumente werden gezeigt. Mehr Wörter finden weniger Stellen.',
  }),
  replacement: words({ en: 'Replace with', es: 'Reemplazar por', fr: 'Remplacer par', de: 'Ersetzen durch' }),
  exact: words({
    en: 'Only what is written exactly so, capitals and all, is replaced. Untick what should stay.',
    es: 'Solo se reemplaza lo escrito exactamente así, mayúsculas incluidas. Desmarque lo que deba quedarse.',
    fr: 'Seul ce qui est écrit exactement ainsi, majuscules comprises, est remplacé. Décochez ce qui doit rester.',
    de: 'Ersetzt wird nur, was genau so geschrieben ist, auch groß und klein. Entfernen Sie die Häkchen bei dem, was bleiben soll.',
  }),
  before: words({ en: 'Before', es: 'Antes', fr: 'Avant', de: 'Vorher' }),
  after: words({ en: 'After', es: 'Después', fr: 'Après', de: 'Nachher' }),
  asDrafts: words({
    en: 'Replace, as drafts',
    es: 'Reemplazar, como borradores',
    fr: 'Remplacer, en brouillons',
    de: 'Ersetzen, als Entwürfe',
  }),
  publish: words({
    en: 'Replace and publish',
    es: 'Reemplazar y publicar',
    fr: 'Remplacer et publier',
    de: 'Ersetzen und veröffentlichen',
  }),
  atOnce: words({
    en: 'Menus, settings, labels and emails have no drafts: they change at once.',
    es: 'Los menús, ajustes, etiquetas y correos no tienen borradores: cambian en el acto.',
    fr: 'Les menus, réglages, libellés et mails n’ont pas de brouillon : ils changent aussitôt.',
    de: 'Menüs, Einstellungen, Beschriftungen und E-Mails haben keine Entwürfe: Sie ändern sich sofort.',
  }),
  done: words({
    en: 'All chosen places were replaced.',
    es: 'Se han reemplazado todos los lugares elegidos.',
    fr: 'Tous les emplacements choisis ont été remplacés.',
    de: 'Alle gewählten Stellen wurden ersetzt.',
  }),
  refused: words({
    en: 'Nothing was replaced. These places stand in the way:',
    es: 'No se ha reemplazado nada. Lo impiden estos lugares:',
    fr: 'Rien n’a été remplacé. Ces emplacements s’y opposent :',
    de: 'Es wurde nichts ersetzt. Diese Stellen stehen im Weg:',
  }),
} as const
