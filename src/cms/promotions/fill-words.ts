import { translate, type Reader, type Words } from '@/cms/words'

/** A text whose braces are filled in. */
export const fillWords = (reader: Reader, text: Words, values: Readonly<Record<string, string>>): string =>
  translate(reader, text).replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
