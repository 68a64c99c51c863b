import { words, type WordKey, type Words } from '@/payload/words'

/** Around what a recipe only suggests: two brackets stand in no text of a shop. */
const [open, close] = ['[[', ']]'] as const

/** A text that shows what is meant to stand here. No page is published with it (G8). */
export const asExample = (text: Words): Words =>
  Object.fromEntries(Object.entries(text).map(([locale, said]) => [locale, `${open}${said}${close}`])) as Words

export const example = (key: WordKey): Words => asExample(words(key))

export const isExample = (text: string): boolean => text.includes(open) || text.includes(close)

/** What search pages show under the title. */
export const description = example('pageTemplates.description')
