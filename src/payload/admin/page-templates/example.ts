import { words, type WordKey, type Words } from '@/payload/words'
import { exampleMarks } from './example-marks'

const [open, close] = exampleMarks

/** Placeholder text. Pages that still contain it cannot be published (G8). */
export const asExample = (text: Words): Words =>
  Object.fromEntries(Object.entries(text).map(([locale, said]) => [locale, `${open}${said}${close}`])) as Words

export const example = (key: WordKey): Words => asExample(words(key))

/** Example of a meta description. */
export const description = example('pageTemplates.description')
