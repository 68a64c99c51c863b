import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** `{cart: {add: 'Add'}}` is `cart.add` → `Add`. */
export const flatten = (tree: MessageTree, prefix = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]): (readonly [string, string])[] =>
      typeof value === 'string' ? [[`${prefix}${key}`, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )

const argumentsOf = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
        return [`{${element.value}}`]
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [`{${element.value}, ${TYPE[element.type]}}`]
      case TYPE.plural:
        return [`{${element.value}, plural}`, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))]
      case TYPE.select: {
        const options = Object.entries(element.options)
        return [
          `{${element.value}, select: ${options
            .map(([option]) => option)
            .sort()
            .join(' ')}}`,
          ...options.flatMap(([, { value }]) => argumentsOf(value)),
        ]
      }
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)]
      default:
        return []
    }
  })

/** What a message must be handed: its arguments with their kinds, its tags, the options of a choice. */
export const demandsOf = (message: string): readonly string[] => [...new Set(argumentsOf(parse(message)))].sort()

/** Everything wrong with the messages of one language beside those of the first, a line each. */
export const faultsOf = (first: MessageTree, other: MessageTree): readonly string[] => {
  const expected = flatten(first)
  const given = flatten(other)
  return [...new Set([...expected.keys(), ...given.keys()])].flatMap((key) => {
    const model = expected.get(key)
    const message = given.get(key)
    if (message === undefined) return [`${key}: missing`]
    if (model === undefined) return [`${key}: not in the first language`]
    if (message.trim() === '') return [`${key}: empty`]
    try {
      const [wanted, demanded] = [demandsOf(model).join(' '), demandsOf(message).join(' ')]
      return wanted === demanded ? [] : [`${key}: asks for ${demanded || 'nothing'}, not for ${wanted || 'nothing'}`]
    } catch (fault) {
      return [`${key}: ${fault instanceof Error ? fault.message : String(fault)}`]
    }
  })
}
