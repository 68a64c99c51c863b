import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { spelledOut } from './rules/spelled-out'

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/rules.md'), 'utf8')

/** What the rules of a section say. */
const saidUnder = (section: string, rules: string): readonly string[] =>
  [...rules.matchAll(/^\| (?<section>§\d)\.\d+ \| (?<says>.*) \| [^|]+ \|$/gm)]
    .filter(({ groups }) => groups?.['section'] === section)
    .map(({ groups }) => groups?.['says'] ?? '')

const unnamed = (rules: string, section: string, strings: readonly string[]): readonly string[] => {
  const said = saidUnder(section, rules)
  return strings.filter((text) => !said.some((says) => says.includes(text)))
}

describe('the rules of the specification', () => {
  it.each(Object.entries(spelledOut))('%s: each string and figure it spells out has its rule', (section, strings) => {
    expect(unnamed(page, section, strings)).toEqual([])
  })

  it('miss a string that no rule of its section names', () => {
    const rules = '| §8.1 | a | `src/core` |\n'
    expect(unnamed(rules, '§8', ['a', "'Already Applied'"])).toEqual(["'Already Applied'"])
    expect(unnamed(rules, '§9', ['a'])).toEqual(['a'])
  })

  it('say nothing twice', () => {
    const says = Object.keys(spelledOut).flatMap((section) => saidUnder(section, page).map((text) => `${section} ${text}`))
    expect(says.filter((text, index) => says.indexOf(text) !== index)).toEqual([])
  })
})
