import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesUnder } from '../support/architecture/files'
import { isBarrel, isGenericName, privatePlacesIn } from './rules/tree-rules'

const projectRoot = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')

const files = filesUnder(projectRoot)
const code = files.filter((file) => /^(?:src|scripts|bench|seed|tests)\//.test(file))
const isBinary = (file: string) => /\.(?:woff2|ttf|png|jpe?g|webp|avif|ico|gif|pdf|tsbuildinfo)$/.test(file)

it('no file or folder is called utils, helpers, common or misc', () => {
  expect(code.filter(isGenericName)).toEqual([])
})

it('no file only re-exports', () => {
  expect(code.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && isBarrel(read(file)))).toEqual([])
})

it('no file names a package registry, a local path or a private ticket number', () => {
  const texts = files.filter((file) => !isBinary(file) && file !== '.env')
  expect(texts.flatMap((file) => privatePlacesIn(read(file)).map((line) => `${file}:${line}`))).toEqual([])
})
