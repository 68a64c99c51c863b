import type { CSSProperties, ReactNode } from 'react'

import { measureName } from '@/ui/plate/plate-metrics'
import { wordJoiner } from './whole-words'

/** Words up to this width, in em, fit into a column of a phone at the size of any heading. */
const alwaysFits = 8
/** A capital is wider than the small letter that is measured. */
const capital = 0.15

const width = (word: string): number => measureName(word.replaceAll(wordJoiner, '')).normal + capital

/** A heading with a long word, such as German makes them, is set smaller where the word would break: its width for the style sheet, in em. */
export const longestWordStyle = (heading: ReactNode): CSSProperties | undefined => {
  if (typeof heading !== 'string') return undefined
  const longest = Math.max(
    0,
    ...heading
      .split(/[\s\u00ad]+|-(?!\u2060)/)
      .filter(Boolean)
      .map(width),
  )
  return longest > alwaysFits ? ({ '--longest-word': longest.toFixed(2) } as CSSProperties) : undefined
}
