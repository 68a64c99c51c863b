import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '@/config/locales'
import { loadMessages, type Messages } from '@/i18n/messages'
import { projectRoot } from './lint'
import { compilerOf, generatedTypes } from './rules/compile-with'

// The recipe's fact of extensions, as docs/recipes.md adds it; then each of its steps is left out once.

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const recipe = read('docs/recipes.md')
const codeOf = (pattern: RegExp) => pattern.exec(recipe)?.[1] ?? 'the recipe has no such line'

const place = {
  fact: 'src/core/catalog/extension-facts.ts',
  words: 'src/i18n/messages/fr.json',
  types: 'src/payload-types.ts',
} as const

const withLine = (text: string, after: string, added: string) => {
  expect(text.split(after), after).toHaveLength(2)
  return text.replace(after, `${after}\n${added}`)
}

const words = { dnssec: codeOf(/^ *"dnssec": "(.*)",$/m) }

const tableWith = ({ domainSearch, ...rest }: Messages) =>
  JSON.stringify({ ...rest, domainSearch: { ...domainSearch, facts: { ...domainSearch.facts, ...words } } })

const inEachLanguage = await Promise.all(
  locales.map(async (locale) => [`src/i18n/messages/${locale}.json`, tableWith(await loadMessages(locale))] as const),
)

const whole: Readonly<Record<string, string>> = {
  [place.fact]: withLine(read(place.fact), "flag('popular', 'mark'),", codeOf(/^ *(flag\('dnssec'.*,)$/m)),
  [place.types]: withLine(generatedTypes, 'export interface Extension {', '  dnssec?: boolean | null'),
  ...Object.fromEntries(inEachLanguage),
}

const compile = compilerOf([
  place.fact,
  'src/server/catalog/mappers/documents.ts',
  'src/server/catalog/mappers/to-domain-products.ts',
  'src/cms/fields/fact-labels.ts',
])
const faultsWithout = (left: string) => compile(Object.fromEntries(Object.entries(whole).filter(([file]) => file !== left)))

describe('a new fact of extensions, as docs/recipes.md adds it', () => {
  it('is a line in the table and its words: all else compiles as it is', () => {
    expect(compile(whole)).toEqual([])
  })

  it.each([
    [place.types, 'Extensions have no field “dnssec” yet: npm run generate:types'],
    [place.words, 'Say what “dnssec” is called in each src/i18n/messages/*.json, under domainSearch.facts'],
  ])('without its step in %s it does not compile, and says: %s', (file, mend) => {
    expect(faultsWithout(file).join('\n')).toContain(mend)
  })
})
