import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { avoidedWords } from '@/core/wording/word-lists'

const page = readFileSync('docs/glossary.md', 'utf8')

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const columns = rows[0] ?? []
const languages = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' }

describe('words to avoid', () => {
  it.each(Object.entries(languages))('are replaced by a term of docs/glossary.md when the language is %s', (language, heading) => {
    const column = columns.indexOf(heading)
    const terms = rows.map((cells) => cells[column]?.toLowerCase() ?? '')
    const unknown = (avoidedWords[language] ?? []).filter(({ use }) => !terms.some((term) => term.includes(use.toLowerCase())))
    expect(unknown).toEqual([])
  })
})
