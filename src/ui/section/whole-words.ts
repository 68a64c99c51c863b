import type { ReactNode } from 'react'

/** Keeps a line from breaking where it stands; has no width. */
export const wordJoiner = '\u2060'
const shortWord = /(?<![\p{L}-])(?:\p{L}-(?=\p{L})|\p{L}\p{Ll}{1,6}-(?=\p{Ll}{1,8}(?!\p{L})))/gu

/** A heading breaks between its words, not after the hyphen of a short one: French has "peut-être" and "montrez-nous" in many of them, German "E-Mail-Adresse". */
export const wholeWords = (heading: ReactNode): ReactNode =>
  typeof heading === 'string' ? heading.replace(shortWord, `$&${wordJoiner}`) : heading
