import type { CSSProperties, ReactNode } from 'react'

import { longestWordStyle } from './longest-word'
import { wholeWords } from './whole-words'

/** "Support: a person, 24/7.": a line ends at the colon before it ends within what stands on either side. */
const inPhrases = (words: ReactNode): ReactNode => {
  const colon = typeof words === 'string' ? words.search(/:\s\S/) : -1
  if (typeof words !== 'string' || colon === -1) return words
  return (
    <>
      <span className="heading-phrase">{words.slice(0, colon + 1)}</span> <span className="heading-phrase">{words.slice(colon + 2)}</span>
    </>
  )
}

/** How a heading is set: smaller where it has a long word, its short words whole, broken at its colon first. */
export const headingWords = (heading: ReactNode): { readonly style: CSSProperties | undefined; readonly words: ReactNode } => {
  const words = wholeWords(heading)
  return { style: longestWordStyle(words), words: inPhrases(words) }
}
