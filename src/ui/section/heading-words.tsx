import type { CSSProperties, ReactNode } from 'react'

import { longestWordStyle } from './longest-word'
import { wholeWords } from './whole-words'

/** "Support: a person, 24/7.": what follows the colon has a line to itself before it is broken. */
const inPhrases = (words: ReactNode): ReactNode => {
  const colon = typeof words === 'string' ? words.search(/:\s\S/) : -1
  if (typeof words !== 'string' || colon === -1) return words
  return (
    <>
      {words.slice(0, colon + 2)}
      <span className="heading-phrase">{words.slice(colon + 2)}</span>
    </>
  )
}

/** How a heading is set: smaller where it has a long word, its short words whole, broken at its colon first. */
export const headingWords = (heading: ReactNode): { readonly style: CSSProperties | undefined; readonly words: ReactNode } => {
  const words = wholeWords(heading)
  return { style: longestWordStyle(words), words: inPhrases(words) }
}
