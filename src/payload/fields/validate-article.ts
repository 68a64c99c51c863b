import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { isRecord } from '@/core/records'
import { translate } from '@/payload/translate'
import { words, type Words } from '@/payload/words'

const link = words('editor.link')

/** Labels of the parts that can be invalid, by node type or block type. */
const partNames = new Map<unknown, Words>([
  ['autolink', link],
  ['link', link],
  ['upload', words('media.singular')],
  ['code-lines', words('editor.codeLines.code-lines.singular')],
  ['scene', words('editor.scene.singular')],
  ['video', words('editor.video.singular')],
])

type Node = Readonly<Record<string, unknown>>

const nodesIn = ({ children }: Node): readonly Node[] =>
  Array.isArray(children) ? children.filter(isRecord).flatMap((node) => [node, ...nodesIn(node)]) : []

const nameOf = ({ type, fields }: Node): Words | undefined =>
  partNames.get(type === 'block' && isRecord(fields) ? fields['blockType'] : type)

/** Payload's validation, with a message that lists all invalid parts by their labels. */
export const validateArticle: RichTextFieldValidation = async (value, options) => {
  const result = await richText(value, options)
  if (result === true || !isRecord(value) || !isRecord(value['root'])) return result
  const names = new Set<string>()
  for (const node of nodesIn(value['root'])) {
    const name = nameOf(node)
    const alone = { root: { ...value['root'], children: [{ ...node, children: [] }] } }
    if (name && (await richText(alone, options)) !== true) names.add(translate(options.req, name))
  }
  return names.size > 0 ? translate(options.req, words('editor.parts'), { parts: [...names].join(', ') }) : result
}
