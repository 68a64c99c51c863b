import { readFileSync } from 'node:fs'

const list = readFileSync(new URL('../../../src/lib/config/languages.ts', import.meta.url), 'utf8')
const codes = [...list.matchAll(/code: '([^']+)'/g)].map(([, code]) => code)

/** Two languages are a sample; a list of three is meant to be complete. */
const isList = (values) => new Set(values.filter((value) => codes.includes(value))).size > 2

const code = `(?:${codes.join('|')})`
const inText = new RegExp(`(?<![\\w-])${code}(?:[|,] ?${code}){2,}(?![\\w-])`)

/** A new language would be silently missing from every additional list. */
export const noLanguageList = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      list: 'Import the languages from src/lib/config/locales.ts: a new one would be missing here (docs/recipes.md, "A language").',
    },
  },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'list' })
    return {
      ArrayExpression: (node) => isList(node.elements.map((element) => element?.value)) && report(node),
      TSUnionType: (node) => isList(node.types.map((type) => type.literal?.value)) && report(node),
      Literal: (node) => inText.test(node.regex?.pattern ?? String(node.value)) && report(node),
      TemplateElement: (node) => inText.test(node.value.raw) && report(node),
    }
  },
}
