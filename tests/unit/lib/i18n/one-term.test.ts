import { describe, expect, it } from 'vitest'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'

interface Tree {
  readonly [key: string]: string | Tree
}

const flat = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  )

/** English says one word for what is two things, or for two genders, elsewhere. */
const twoThings = new Set([
  'how to pay', // the kind of payment, and an invitation to pay
  'paid', // how often one pays, what is paid, and in French its gender
  'cancelled',
  'refunded',
  'partly refunded',
  'done',
  'none', // what is cancelled, refunded, done, or missing has a gender
  'email', // in French, the kind of goods and the address
  'choose a new password', // a heading asks, a button names
])

const english = flat(en)

/** Per English text that stands in several places: what a language says in each. */
const disagreements = (language: Tree): readonly string[] => {
  const translations = new Map(flat(language))
  const said = new Map<string, Set<string>>()
  for (const [key, text] of english) {
    const known = said.get(text.toLowerCase()) ?? new Set()
    said.set(text.toLowerCase(), known.add((translations.get(key) ?? '').toLowerCase()))
  }
  return [...said]
    .filter(([text, ways]) => ways.size > 1 && !twoThings.has(text))
    .map(([text, ways]) => `${text}: ${[...ways].join(' | ')}`)
}

describe('one thing, one word (docs/glossary.md)', () => {
  it.each([
    ['es', es],
    ['fr', fr],
    ['de', de],
  ] as const)('what is the same in English is the same in %s', (_code, messages) => {
    expect(disagreements(messages)).toEqual([])
  })

  it('every exception is one', () => {
    const differ = (text: string) =>
      [es, fr, de].some((messages) => {
        const translations = new Map(flat(messages))
        return (
          new Set(english.filter(([, each]) => each.toLowerCase() === text).map(([key]) => translations.get(key)?.toLowerCase())).size > 1
        )
      })
    expect([...twoThings].filter((text) => !differ(text))).toEqual([])
  })
})
