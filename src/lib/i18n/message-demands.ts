import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

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

/** Arguments with their types, tags, and select options in an ICU message. */
export const demandsOf = (message: string): readonly string[] => [...new Set(argumentsOf(parse(message)))].sort()

export interface MessageError {
  readonly unreadable?: string
  /** Arguments missing compared with the model, then arguments that the shop would not fill in. */
  readonly lacking: readonly string[]
  readonly foreign: readonly string[]
}

/** Why `message` can't replace `model`; `null` if it can. */
export const findMessageError = (model: string, message: string): MessageError | null => {
  let demanded: readonly string[]
  try {
    demanded = demandsOf(message)
  } catch (fault) {
    return { unreadable: fault instanceof Error ? fault.message : String(fault), lacking: [], foreign: [] }
  }
  const wanted = demandsOf(model)
  const lacking = wanted.filter((each) => !demanded.includes(each))
  const foreign = demanded.filter((each) => !wanted.includes(each))
  return lacking.length + foreign.length > 0 ? { lacking, foreign } : null
}

export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** `{cart: {add: 'Add'}}` → `cart.add` → `Add`. */
export const flatten = (tree: MessageTree, prefix = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]): (readonly [string, string])[] =>
      typeof value === 'string' ? [[`${prefix}${key}`, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
