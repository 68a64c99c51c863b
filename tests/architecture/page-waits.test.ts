import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../../src')
const frames = ['(checkout)', '(site)'].map((frame) => path.join(source, 'app', frame))

const imported = /^import \{ (?<names>[^}]+) \} from '@\/(?<file>modules\/[^']+)'/gm

/** Whether the server answers later: a page's kept reads (`request-context.ts`) have an end of their own, what it asks by itself has none. */
const isAsked = (file: string, name: string): boolean => {
  const declared =
    new RegExp(`export const ${name}\\b(?:(?!\\n\\n).)*?=>`, 's').exec(readFileSync(path.join(source, `${file}.ts`), 'utf8'))?.[0] ?? ''
  return /\basync\b|: Promise</.test(declared)
}

const asks = (page: string): readonly string[] =>
  [...page.matchAll(imported)].flatMap(({ groups }) =>
    (groups?.['names'] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== 'withDatabase' && !name.startsWith('type ') && isAsked(groups?.['file'] ?? '', name)),
  )

const isBounded = (page: string, name: string): boolean => {
  const body = page.replace(imported, '')
  const uses = [...body.matchAll(new RegExp(`\\b${name}\\b`, 'g'))]
  return uses.every(({ index }) => /withDatabase\(\(\) =>(?:\s*Promise\.all\(\[(?:(?!\]\)).)*)?\s*$/s.test(body.slice(0, index)))
}

it('a page that asks the database itself waits for it with an end (ADR 023)', () => {
  const unbounded = frames
    .flatMap((frame) => readdirSync(frame, { recursive: true, encoding: 'utf8' }).map((file) => path.join(frame, file)))
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const page = readFileSync(file, 'utf8')
      return asks(page)
        .filter((name) => !isBounded(page, name))
        .map((name) => `${path.relative(source, file)}: ${name}`)
    })
  expect(unbounded).toEqual([])
})
