import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../../scripts/rooms/files'
import { projectRoot } from './lint'

const mappers = 'src/server/catalog/mappers'
const generated = path.join(projectRoot, 'src/payload-types.ts')

/** The types that `npm run generate:types` writes, but for the end that hands them to Payload, which no mapper reads. */
const generatedText = (ts.sys.readFile(generated) ?? '').replace(/\ndeclare module 'payload' [^]*$/, '')

/** As the project is compiled, but for the browser, which no mapper knows. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  types: [],
  paths: { '@/*': [`${projectRoot}/src/*`] },
}

const rootNames = filesUnder(path.join(projectRoot, mappers)).map((file) => path.join(projectRoot, mappers, file))

const parsed = new Map<string, ts.SourceFile | undefined>()

/** The files of the mappers that do not compile against these types of the CMS. */
const brokenBy = (text: string): readonly string[] => {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, language) => {
    if (path.resolve(file) === generated) return ts.createSourceFile(file, text, language)
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, language))
    return parsed.get(file)
  }
  const program = ts.createProgram({ rootNames, options, host })
  return rootNames
    .filter((file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0)
    .map((file) => path.relative(projectRoot, file))
}

/** The types after an editor's field was changed in one collection. */
const changed = (collection: string, from: string, to: string): string => {
  const start = generatedText.indexOf(`export interface ${collection} {`)
  const end = generatedText.indexOf('\n}\n', start)
  const before = generatedText.slice(start, end)
  const after = before.replace(from, to)
  expect(after, `${collection} has ${from}`).not.toBe(before)
  return generatedText.slice(0, start) + after + generatedText.slice(end)
}

describe('a field of the CMS that changes', () => {
  it('the mappers compile against the types Payload generates', () => {
    expect(brokenBy(generatedText)).toEqual([])
  })

  it.each([
    ['Service', '  paymentTypes:'],
    ['Extension', '  originalPrice:'],
    ['TransferPrice', '  price:'],
    ['Addon', '  heroGroup:'],
    ['Currency', '  exchangeRate:'],
    ['Coupon', '  perCustomerLimit?:'],
    ['AutomaticDiscount', '  conditions?:'],
    ['PricingSetting', '  taxRate:'],
  ])('%s: renamed, it does not compile in the mappers (%s)', (collection, field) => {
    expect(brokenBy(changed(collection, field, field.replace(/(\w+)/, '$1Renamed')))).toContain(`${mappers}/documents.ts`)
  })

  it.each([
    ['Service', 'basePrice: number', 'cost: number', 'to-service.ts'],
    ['Extension', 'renewal: number', 'renewal: boolean', 'to-domain-products.ts'],
    ['Currency', 'exchangeRate: number', 'exchangeRate: boolean', 'to-currency.ts'],
    ['Coupon', "type: 'percentage' | 'fixed'", "type: 'percentage' | 'fixed' | 'gift'", 'to-discounts.ts'],
    ['AutomaticDiscount', "'biennial'", "'decennial'", 'to-discounts.ts'],
  ])('%s: another kind of value (%s is %s) does not compile in %s', (collection, from, to, mapper) => {
    expect(brokenBy(changed(collection, from, to))).toContain(`${mappers}/${mapper}`)
  })
})
