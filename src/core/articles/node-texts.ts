import { isRecord } from '../records'

interface FieldsNode {
  readonly type?: unknown
  readonly fields?: unknown
}

const fieldsWithText = (type: unknown, blockType: unknown): readonly string[] => {
  if (type === 'upload') return ['caption']
  return type === 'block' && blockType === 'video' ? ['title', 'caption'] : []
}

/** Translated texts in a picture's or video's fields, by field and in reading order; empty for other nodes. */
export const nodeTexts = ({ type, fields }: FieldsNode): readonly (readonly [field: string, text: string])[] => {
  if (!isRecord(fields)) return []
  return fieldsWithText(type, fields['blockType']).flatMap((field) => {
    const text = fields[field]
    return typeof text === 'string' && text.trim() !== '' ? [[field, text] as const] : []
  })
}

/** Empty if the node has none. */
export const captionOf = (node: FieldsNode): string => nodeTexts(node).find(([field]) => field === 'caption')?.[1] ?? ''
