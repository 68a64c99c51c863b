import { descriptionLimit, titleLimit, type HeadFault } from '@/core/navigation/breadcrumbs'
import { words, type Words } from '@/cms/words'

export const searchWords = {
  preview: words({
    en: 'As a search page shows it',
    es: 'Así se ve en un buscador',
    fr: 'Tel qu’un moteur de recherche l’affiche',
    de: 'So zeigt es eine Suchseite',
  }),
  title: words({ en: 'Title', es: 'Título', fr: 'Titre', de: 'Titel' }),
  description: words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }),
  languages: words({
    en: 'Every language, as it is saved',
    es: 'Todos los idiomas, según lo guardado',
    fr: 'Chaque langue, telle qu’elle est enregistrée',
    de: 'Jede Sprache, wie gespeichert',
  }),
  language: words({ en: 'Language', es: 'Idioma', fr: 'Langue', de: 'Sprache' }),
  notes: words({ en: 'Notes', es: 'Avisos', fr: 'Remarques', de: 'Hinweise' }),
  fine: words({ en: 'All in order', es: 'Todo en orden', fr: 'Tout est en ordre', de: 'Alles in Ordnung' }),
  hidden: words({
    en: 'This page is hidden from search engines.',
    es: 'Esta página está oculta a los buscadores.',
    fr: 'Cette page est masquée aux moteurs de recherche.',
    de: 'Diese Seite ist vor Suchmaschinen verborgen.',
  }),
  noDescription: words({
    en: 'Without a description a search engine takes some sentence of the page.',
    es: 'Sin descripción, el buscador toma cualquier frase de la página.',
    fr: 'Sans description, le moteur reprend une phrase quelconque de la page.',
    de: 'Ohne Beschreibung nimmt die Suchmaschine irgendeinen Satz der Seite.',
  }),
  alike: words({
    en: 'The same main heading stands on:',
    es: 'El mismo encabezado principal está en:',
    fr: 'Le même titre principal figure sur :',
    de: 'Dieselbe Hauptüberschrift steht auf:',
  }),
} as const

export const headFaultWords: Readonly<Record<HeadFault, Words>> = {
  'title-missing': words({
    en: 'No title of its own: the page’s is shown.',
    es: 'Sin título propio: se muestra el de la página.',
    fr: 'Pas de titre propre : celui de la page s’affiche.',
    de: 'Kein eigener Titel: Der Seitentitel wird gezeigt.',
  }),
  'title-long': words({
    en: `The title is longer than ${titleLimit} characters and is cut.`,
    es: `El título supera los ${titleLimit} caracteres y se corta.`,
    fr: `Le titre dépasse ${titleLimit} caractères et sera coupé.`,
    de: `Der Titel hat über ${titleLimit} Zeichen und wird gekürzt.`,
  }),
  'description-missing': words({
    en: 'No description.',
    es: 'Sin descripción.',
    fr: 'Pas de description.',
    de: 'Keine Beschreibung.',
  }),
  'description-long': words({
    en: `The description is longer than ${descriptionLimit} characters and is cut.`,
    es: `La descripción supera los ${descriptionLimit} caracteres y se corta.`,
    fr: `La description dépasse ${descriptionLimit} caractères et sera coupée.`,
    de: `Die Beschreibung hat über ${descriptionLimit} Zeichen und wird gekürzt.`,
  }),
}

/** A length beside the most that is shown. */
export const ofMost = (length: number, most: number): Words =>
  words({ en: `${length} of ${most}`, es: `${length} de ${most}`, fr: `${length} sur ${most}`, de: `${length} von ${most}` })
