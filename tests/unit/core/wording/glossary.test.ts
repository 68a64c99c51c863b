import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { avoidedWords } from '@/core/wording/word-lists'

const page = readFileSync('docs/glossary.md', 'utf8')

const rowsOf = (section: string): readonly (readonly string[])[] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const [terms = '', rest = ''] = page.split('## Words we do not use')
const [avoided = ''] = rest.split('\n## ')
const columns = rowsOf(terms)[0] ?? []
const languages = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' }

const inOneTable = Object.entries(avoidedWords).flatMap(([language, words]) =>
  words.map(({ not, use, unless }) => [language, not, use, unless === undefined ? '' : `unless *${unless}*`]),
)

describe('docs/glossary.md and the words the shop avoids', () => {
  it('name the same words, with the same ones instead', () => {
    expect(rowsOf(avoided).slice(1)).toEqual(inOneTable)
  })

  it('whose place is taken by a term of the glossary', () => {
    const unknown = inOneTable.filter(([language = '', , use = '']) => {
      const column = columns.indexOf(languages[language as keyof typeof languages])
      return !rowsOf(terms).some((cells) => cells[column]?.toLowerCase().includes(use.toLowerCase()))
    })
    expect(unknown).toEqual([])
  })
})
