import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Block, Field } from 'payload'
import { createElement } from 'react'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import type { Section } from '@/parts/sections/define-section'
import { drawInWords } from '../support/draw-in-words'
import { findStyleSheets, withStyleSheets } from '../../scripts/steps/style-sheets.mjs'
import { projectRoot } from './lint'
import { readExample, withLines } from './rules/worked-example'

// The example of CONTRIBUTING, built as it stands there; then each of its steps is left out once.

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const example = readExample(read('CONTRIBUTING.md'), 'A new section')
const codeOf = (file: string) => example.get(file) ?? ''

const place = {
  block: 'src/cms/blocks/logo-strip/schema.ts',
  blockList: 'src/cms/blocks/index.ts',
  section: 'src/features/logo-strip/logo-strip.tsx',
  registry: 'src/features/page-sections/registry.ts',
  style: 'src/features/logo-strip/logo-strip.css',
} as const
const generated = 'src/payload-types.ts'

mkdirSync(path.join(projectRoot, '.data'), { recursive: true })
const copy = mkdtempSync(path.join(projectRoot, '.data/new-section-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

cpSync(path.join(projectRoot, 'src/cms'), path.join(copy, 'src/cms'), { recursive: true, filter: (file) => !file.endsWith('migrations') })
for (const file of [place.block, place.section]) {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
  writeFileSync(path.join(copy, file), codeOf(file))
}
const built: { readonly logoStrip: Block } = await import(/* @vite-ignore */ path.join(copy, place.block))
const drawn: { readonly logoStripSection: Section<string, unknown> } = await import(/* @vite-ignore */ path.join(copy, place.section))

/** A field as `npm run generate:types` writes it, of the kinds the example has. */
const typeOf = (field: Field): string => {
  if (field.type === 'text' || field.type === 'textarea') return `${field.name}?: string | null`
  if (field.type === 'array') return `${field.name}?: { ${field.fields.map(typeOf).join('; ')}; id?: string | null }[] | null`
  throw new Error(`The example has no field of the kind ${field.type}`)
}

const withBlock = (text: string, { slug, interfaceName = '', fields }: Block): string => {
  const properties = [...fields.map(typeOf), 'id?: string | null', 'blockName?: string | null', `blockType: '${slug}'`]
  return `${text.replace('  layout?:\n    | (\n', `$&        | ${interfaceName}\n`)}\nexport interface ${interfaceName} { ${properties.join('; ')} }\n`
}

/** Every file of the example with what it holds when all steps are done. */
const whole: ReadonlyMap<string, string> = new Map([
  [place.block, codeOf(place.block)],
  [place.blockList, withLines(read(place.blockList), codeOf(place.blockList))],
  [generated, withBlock(read(generated).replace(/\ndeclare module 'payload' [^]*$/, ''), built.logoStrip)],
  [place.section, codeOf(place.section)],
  [place.registry, withLines(read(place.registry), codeOf(place.registry))],
])

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  noEmit: true,
  types: ['node'],
  paths: { '@/*': [`${projectRoot}/src/*`] },
}

/** Large packages that no section's type is made of: half of all there would be to read. */
const unread = /\/node_modules\/(?:stripe|lucide|monaco-editor|react-datepicker|date-fns|graphql|drizzle-orm|drizzle-kit|undici)\//

const parsed = new Map<string, ts.SourceFile | undefined>()
let before: ts.Program | undefined
const parse = (file: string, text: string, language: ts.ScriptTarget | ts.CreateSourceFileOptions) => {
  const key = `${file} ${text}`
  if (!parsed.has(key)) parsed.set(key, ts.createSourceFile(file, text, language))
  return parsed.get(key)
}

/** What the compiler says of the example's files in this tree; those that are `left` out are gone, or as they were. */
const errorsIn = (tree: ReadonlyMap<string, string>, left: readonly string[] = []): readonly string[] => {
  const absent = left.filter((file) => file.includes('logo-strip')).map((file) => path.join(projectRoot, file))
  const overlay = new Map([...tree].map(([file, text]) => [path.join(projectRoot, file), text]))
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => overlay.has(file) || (!unread.test(file) && !absent.includes(file) && fileExists(file))
  host.directoryExists = undefined
  host.getSourceFile = (file, language) => {
    const text = overlay.get(file)
    if (text !== undefined) return parse(file, text, language)
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, language))
    return parsed.get(file)
  }
  const rootNames = [place.blockList, place.registry, place.block, place.section]
    .filter((file) => !left.includes(file) || !file.includes('logo-strip'))
    .map((file) => path.join(projectRoot, file))
  const program = ts.createProgram({ rootNames, options, host, oldProgram: before })
  before = program
  return rootNames
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(
      ({ file, messageText }) =>
        `${path.relative(projectRoot, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}

const errorsWithout = (...left: readonly string[]) => errorsIn(new Map([...whole].filter(([file]) => !left.includes(file))), left)

const noBlock =
  'src/features/logo-strip/logo-strip.tsx: ' +
  `Argument of type '"logo-strip"' is not assignable to parameter of type ` +
  `'"The CMS has no block “logo-strip”: list its schema in src/cms/blocks/index.ts, then npm run generate:types"'.`
const noSection =
  `src/features/page-sections/registry.ts: Type 'true' is not assignable to type ` +
  `'"The block “logo-strip” has no section: define it in src/features/logo-strip/logo-strip.tsx, and list it here"'.`

describe('a new section, as CONTRIBUTING builds it', () => {
  it('is done in five places: block, its list, section, its registry, style', () => {
    expect([...example.keys()]).toEqual(Object.values(place))
  })

  it('compiles', () => {
    expect(errorsWithout()).toEqual([])
  })

  it('shows what editors have filled in, and nothing where there is nothing', async () => {
    const { load, draw } = drawn.logoStripSection
    const show = async (names: readonly string[]) => {
      const block = { blockType: 'logo-strip', heading: 'With us', names: names.map((text) => ({ text })) }
      const { view } = await Reflect.apply(load, null, [block, { locale: 'en' }])
      return drawInWords(createElement(draw, { view, placeholderNames: [], AddToCart: () => null, headingLevel: 2 }))
    }
    const markup = await show(['Otterbean', 'Ada & Co'])
    expect(markup).toMatch(/<h2[^>]*>With us<\/h2>.*<li>Otterbean<\/li><li>Ada &amp; Co<\/li>/)
    expect(await show([])).toBe('')
  })

  it('is offered to editors in its group, with a picture', () => {
    expect(built.logoStrip).toMatchObject({ interfaceName: 'LogoStripBlock', admin: { group: { en: 'Prove', de: 'Belegen' } } })
    expect(JSON.stringify(built.logoStrip.admin?.images)).toContain('data:image/svg+xml')
  })
})

describe('a step that is left out says what is to be done', () => {
  it('the block in the list of the CMS, or its types', () => {
    expect(errorsWithout(place.blockList, generated)[0]).toBe(noBlock)
  })

  it('the block itself', () => {
    expect(errorsWithout(place.block)).toEqual([
      `src/cms/blocks/index.ts: Cannot find module './logo-strip/schema' or its corresponding type declarations.`,
    ])
  })

  it('the section, or its line in the registry', () => {
    expect(errorsWithout(place.section, place.registry)).toEqual([noSection])
  })

  it('a line too many: a block has one section', () => {
    const twice = (whole.get(place.registry) ?? '').replace('  logoStripSection,\n', '$&$&')
    expect(errorsIn(new Map([...whole, [place.registry, twice]]))).toEqual([
      `src/features/page-sections/registry.ts: Type 'true' is not assignable to type ` +
        `'"The block “logo-strip” has two sections: list one of them here"'.`,
    ])
  })
})

describe('its style', () => {
  const text = read('src/app/site.css')
  const style = place.style.replace('src/', '')
  const done = withStyleSheets(text, [...findStyleSheets(), style])

  it('is named in the one style sheet by npm run dev, behind what stands there', () => {
    expect(done).toBe(`${text}@import '../${style}';\n`)
  })

  it('goes from it as it came', () => {
    expect(withStyleSheets(done, findStyleSheets())).toBe(text)
  })
})
