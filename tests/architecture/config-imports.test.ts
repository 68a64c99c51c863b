import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../../src')

const aliased = (folder: string): readonly string[] =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => /(?:from|import\() ?'@\//.test(readFileSync(path.join(source, file), 'utf8')))

it('core and lib/config import by relative paths, since next.config.ts loads them without aliases', () => {
  expect(['core', 'lib/config'].flatMap(aliased)).toEqual([])
})
