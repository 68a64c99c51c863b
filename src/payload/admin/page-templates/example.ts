import { words, type WordKey, type Words } from '@/payload/words'

/** Marks example texts. No real text contains these brackets. */
const [open, close] = ['[[', ']]'] as const

/** Placeholder text. Pages that still contain it cannot be published (G8). */
export const asExample = (text: Words): Words =>
  Object.fromEntries(Object.entries(text).map(([locale, said]) => [locale, `${open}${said}${close}`])) as Words

export const example = (key: WordKey): Words => asExample(words(key))

export const isExample = (text: string): boolean => text.includes(open) || text.includes(close)

/** Example of a meta description. */
export const description = example('pageTemplates.description')
