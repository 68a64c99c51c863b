import { example } from './example'

/** What search pages show under the title. */
export const description = example({
  en: 'Up to 155 characters for search pages: what, for whom, from which price',
  es: 'Hasta 155 caracteres para los buscadores: qué, para quién y desde qué precio',
  fr: 'Jusqu’à 155 caractères pour les moteurs de recherche : quoi, pour qui, à partir de quel prix',
  de: 'Bis 155 Zeichen für Suchseiten: was, für wen, ab welchem Preis',
})
