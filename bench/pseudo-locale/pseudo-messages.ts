import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { pseudoText } from './pseudo-text'

export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Positions of text in a message, without its syntax. */
const wordsIn = (elements: readonly MessageFormatElement[]): readonly Span[] =>
  elements.flatMap((element): readonly Span[] => {
    switch (element.type) {
      case TYPE.literal:
        return element.location ? [{ start: element.location.start.offset, end: element.location.end.offset }] : []
      case TYPE.plural:
      case TYPE.select:
        return Object.values(element.options).flatMap(({ value }) => wordsIn(value))
      case TYPE.tag:
        return wordsIn(element.children)
      default:
        return []
    }
  })

/** Keeps arguments, selections, options and tags. */
export const pseudoMessage = (message: string): string => {
  let written = ''
  let from = 0
  for (const { start, end } of wordsIn(parse(message, { captureLocation: true }))) {
    written += message.slice(from, start) + pseudoText(message.slice(start, end))
    from = end
  }
  return written + message.slice(from)
}

export const pseudoMessages = (tree: MessageTree): MessageTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? pseudoMessage(value) : pseudoMessages(value)]),
  )
