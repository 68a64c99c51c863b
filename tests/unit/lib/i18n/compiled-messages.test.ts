import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { laneLocales } from '../../../support/lane'

// The built shop uses precompiled messages (ADR 016); the worker, scripts and tests read the source.

type Tree = { readonly [key: string]: string | Tree }
type Values = Readonly<Record<string, string | number | ((chunks: unknown) => string)>>

const leaves = (tree: Tree, path: readonly string[] = []): readonly (readonly [key: string, message: string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name].join('.'), value] as const] : leaves(value, [...path, name]),
  )

const numbers = [0, 1, 2, 3, 5, 11, 21, 100, 1_234_567]
const marked = (name: string) => (chunks: unknown) => `<${name}>${[chunks].flat().join('')}</${name}>`

const argumentsOf = (elements: readonly MessageFormatElement[]): readonly (readonly [name: string, values: readonly Values[string][]])[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
        return [[element.value, ['otter.com', 1234.5]]]
      case TYPE.number:
        return [[element.value, [...numbers, 1.5, -2]]]
      case TYPE.plural:
        return [[element.value, numbers], ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))]
      case TYPE.select:
        return [
          [element.value, [...Object.keys(element.options), 'none of them']],
          ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
        ]
      case TYPE.tag:
        return [[element.value, [marked(element.value)]], ...argumentsOf(element.children)]
      case TYPE.date:
      case TYPE.time:
        throw new Error('Dates are formatted before they are in a message: teach this test the new kind')
      default:
        return []
    }
  })

/** Covers every value, and all pairs of the two arguments with most values. */
const trials = (message: string): readonly Values[] => {
  const choices = new Map<string, readonly Values[string][]>()
  for (const [name, values] of argumentsOf(parse(message))) choices.set(name, [...(choices.get(name) ?? []), ...values])
  const [first, ...others] = [...choices].sort(([, one], [, other]) => other.length - one.length)
  if (first === undefined) return [{}]
  const most = Math.max(1, ...others.map(([, values]) => values.length))
  return first[1].flatMap((value) =>
    Array.from({ length: most }, (_, index) => ({
      [first[0]]: value,
      ...Object.fromEntries(others.map(([name, values]) => [name, values[index % values.length] ?? ''])),
    })),
  )
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

const differences = async (locale: Locale): Promise<{ readonly differ: readonly string[]; readonly compared: number }> => {
  const messages = await loadMessages(locale)
  const translate = createTranslator({ locale, messages })
  const differ: string[] = []
  let compared = 0
  for (const [key, message] of leaves(messages)) {
    const compiled = compile(message)
    for (const values of trials(message)) {
      const written = translate.markup(key as never, values as never)
      const built = format(compiled, locale, values as never, { formatters })
      compared += 1
      if ([built].flat().join('') !== written) differ.push(`${key}: ${String(built)} / ${written}`)
    }
  }
  return { differ, compared }
}

describe('precompiled messages', () => {
  it.each(laneLocales)('equal the source messages in %s for all values', async (locale) => {
    const { differ, compared } = await differences(locale)
    expect(differ).toEqual([])
    expect(compared).toBeGreaterThan(1_500)
  })
})
