import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../../src')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.split(path.sep).join('/'), text: readFileSync(path.join(source, file), 'utf8') }))

const using = (word: RegExp) =>
  files
    .filter(({ text }) => word.test(text))
    .map(({ file }) => file)
    .sort()

it('T10: a price with tax is made where it becomes text, and nowhere else: none can reach a quote, a cart or an answer', () => {
  expect(using(/\bwithTax\(/)).toEqual([
    'blocks/bulk-search/bulk-results.client.tsx',
    'components/estimate/estimate-paper.tsx',
    'core/receipt/model.ts',
    'modules/content/shop-settings.ts',
    'modules/content/structured-data.ts',
  ])
})

it('T10: only what draws pages asks how prices are shown', () => {
  expect(using(/(?<!'[\w.]+)\.pricesShown\b/)).toEqual(['modules/catalog/snapshot.ts', 'modules/content/shop-settings.ts'])
})
