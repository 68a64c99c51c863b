import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { typeset } from '@/core/wording/typeset'
import { isComplete, isLocale, locales, type CompleteLocale } from '@/lib/config/locales'

export interface AdminText {
  readonly at: string
  readonly language: CompleteLocale
  readonly text: string
}

const languages = locales.filter(isComplete)

const isLanguage = (name: string): name is CompleteLocale => isLocale(name) && isComplete(name)

const nameOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ? property.name.text : ''

/** Placeholders become `{}`; conditionals yield both texts. */
const textsIn = (node: ts.Node): readonly string[] => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isTemplateExpression(node)) {
    const inner = node.templateSpans.flatMap(({ expression }) => textsIn(expression))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}'), ...inner]
  }
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)]
  if (ts.isPropertyAssignment(node)) return textsIn(node.initializer)
  const found: string[] = []
  node.forEachChild((child) => void found.push(...textsIn(child)))
  return found
}

/** Every text of a source file that has all languages; shown unchanged. */
export const textsOfSource = (at: string, source: string): readonly AdminText[] => {
  const file = ts.createSourceFile(at, source, ts.ScriptTarget.Latest, true, at.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: AdminText[] = []
  const visit = (node: ts.Node): void => {
    const names = ts.isObjectLiteralExpression(node) ? node.properties.map(nameOf) : []
    if (!ts.isObjectLiteralExpression(node) || !languages.every((language) => names.includes(language))) {
      node.forEachChild(visit)
      return
    }
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
    for (const property of node.properties) {
      const language = nameOf(property)
      if (!isLanguage(language)) continue
      found.push(...textsIn(property).map((text) => ({ at: `${at}:${line}`, language, text })))
    }
  }
  visit(file)
  return found
}

interface Table {
  readonly [name: string]: string | Table
}

const flat = (table: Table, part = ''): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[part + name, inner] as const] : flat(inner, `${part}${name}.`),
  )

/** Admin texts of one language by key. */
export const catalogueOf = (language: CompleteLocale): ReadonlyMap<string, string> =>
  new Map(flat(JSON.parse(readFileSync(`src/payload/i18n/${language}.json`, 'utf8')) as Table))

/** A catalogue text as the admin shows it, with the non-breaking spaces that `words` adds. */
export const shownText = (at: string, language: CompleteLocale, text: string): AdminText => ({
  at,
  language,
  text: typeset(language, text),
})

/** Labels, descriptions, options, validation errors and texts of the screens. */
export const adminTexts = (): readonly AdminText[] => [
  ...languages.flatMap((language) => [...catalogueOf(language)].map(([key, text]) => shownText(key, language, text))),
  ...textsInCode(),
]

const textsInCode = (): readonly AdminText[] =>
  ['src/payload', 'src/blocks']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(`${path.sep}migrations${path.sep}`))
    .flatMap((name) => textsOfSource(name, readFileSync(name, 'utf8')))
