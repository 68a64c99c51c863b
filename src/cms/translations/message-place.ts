import { words, type Words } from '@/cms/words'

/** Where a message stands, on one line of a table: English, Spanish, French, German. */
export const place = (en: string, es: string, fr: string, de: string): Words => words({ en, es, fr, de })
