import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const pages = path.resolve(import.meta.dirname, '../../src/app/(frontend)')

/** A use case that is asked by the page itself, not by a kept read (`request-context.ts`), which has an end of its own. */
const asked = /^import \{ (?<names>[^}]+) \} from '@\/server\/(?:use-cases\/[^']+|payments\/find-payable)'/gm

const waits = (source: string): readonly string[] =>
  [...source.matchAll(asked)]
    .flatMap((match) => (match.groups?.['names'] ?? '').split(',').map((name) => name.trim()))
    .filter((name) => !name.startsWith('type '))

const isBounded = (source: string, name: string): boolean => {
  const calls = [...source.matchAll(new RegExp(`\\b${name}\\(`, 'g'))]
  return calls.every(({ index }) => /whileDatabaseAnswers\(\(\) =>(?:\s*Promise\.all\(\[(?:(?!\]\)).)*)?\s*$/s.test(source.slice(0, index)))
}

it('a page that asks the database itself waits for it with an end (ADR 023)', () => {
  const unbounded = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const source = readFileSync(path.join(pages, file), 'utf8')
      return waits(source)
        .filter((name) => !isBounded(source, name))
        .map((name) => `${file}: ${name}`)
    })
  expect(unbounded).toEqual([])
})
