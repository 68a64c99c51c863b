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

/** `words` inserts non-breaking spaces; other tables are shown as written. */
const isArgumentOfWords = ({ parent }: ts.Node): boolean => ts.isCallExpression(parent) && parent.expression.getText() === 'words'

/** Texts a source file provides in all languages. */
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
    const isTypeset = isArgumentOfWords(node)
    for (const property of node.properties) {
      const language = nameOf(property)
      if (!isLanguage(language)) continue
      const shown = textsIn(property).map((text) => (isTypeset ? typeset(language, text) : text))
      found.push(...shown.map((text) => ({ at: `${at}:${line}`, language, text })))
    }
  }
  visit(file)
  return found
}

/** Labels, descriptions, options, validation messages and screen texts of the admin. */
export const adminTexts = (): readonly AdminText[] =>
  ['src/payload', 'src/blocks']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(`${path.sep}migrations${path.sep}`))
    .flatMap((name) => textsOfSource(name, readFileSync(name, 'utf8')))
