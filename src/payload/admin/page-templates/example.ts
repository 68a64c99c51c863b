import { words, type Words } from '@/payload/words'

/** Marks example texts. No real text contains these brackets. */
const [open, close] = ['[[', ']]'] as const

/** Placeholder text. Pages that still contain it cannot be published (G8). */
export const example = (text: Parameters<typeof words>[0]): Words => {
  const written = words(text)
  return Object.fromEntries(Object.entries(written).map(([locale, said]) => [locale, `${open}${said}${close}`])) as Words
}

export const isExample = (text: string): boolean => text.includes(open) || text.includes(close)

/** Meta description. */
export const description = example({
  en: 'Up to 155 characters for search pages: what, for whom, from which price',
  es: 'Hasta 155 caracteres para los buscadores: qué, para quién y desde qué precio',
  fr: 'Jusqu’à 155 caractères pour les moteurs de recherche : quoi, pour qui, à partir de quel prix',
  de: 'Bis 155 Zeichen für Suchseiten: was, für wen, ab welchem Preis',
})
