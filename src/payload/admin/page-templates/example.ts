import { words, type Words } from '@/payload/words'

/** Around what a recipe only suggests: two brackets stand in no text of a shop. */
const [open, close] = ['[[', ']]'] as const

/** Words that show what is meant to stand here. No page is published with them (G8). */
export const example = (text: Parameters<typeof words>[0]): Words => {
  const written = words(text)
  return Object.fromEntries(Object.entries(written).map(([locale, said]) => [locale, `${open}${said}${close}`])) as Words
}

export const isExample = (text: string): boolean => text.includes(open) || text.includes(close)

/** What search pages show under the title. */
export const description = example('pageTemplates.description')
