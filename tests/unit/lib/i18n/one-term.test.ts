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

/** English texts that need different translations, by meaning or gender. */
const twoThings = new Set([
  'how to pay', // type of payment, or an invitation to pay
  'paid', // frequency or object, and in French by gender
  'cancelled',
  'refunded',
  'partly refunded',
  'done',
  'none', // by gender of the noun
  'email', // in French, the product and the address differ
  'choose a new password', // heading or button
])

const english = flat(en)

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

describe('one term per concept (docs/glossary.md)', () => {
  it.each([
    ['es', es],
    ['fr', fr],
    ['de', de],
  ] as const)('equal English texts have equal translations in %s', (_code, messages) => {
    expect(disagreements(messages)).toEqual([])
  })

  it('every exception is needed', () => {
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
