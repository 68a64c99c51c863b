import type { WordingError } from '@/core/wording/find-errors'
import { translate, type Translator } from '@/payload/translate'

const sameNote = (one: WordingError, other: WordingError): boolean => one.kind === other.kind && one.instead === other.instead

/** One line per kind of problem: `A word the shop does not use: e-mail → email`, `Space at which a line may break: ? »`. */
export const notesOf = (reader: Translator, faults: readonly WordingError[]): readonly string[] =>
  faults.flatMap((fault, index) => {
    if (faults.findIndex((each) => sameNote(each, fault)) < index) return []
    const found = faults.flatMap((each) => (sameNote(each, fault) && each.found.trim() !== '' ? [each.found.trim()] : []))
    const named = [translate(reader, `wording.names.${fault.kind}`), ...(found.length > 0 ? [found.join(' ')] : [])].join(': ')
    return [fault.instead ? `${named} → ${fault.instead}` : named]
  })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Plain text of a field: a line, a paragraph, or a rich text with one line per text node. */
export const plainText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n')
  if (!isRecord(value)) return ''
  const { text, root, children } = value
  return typeof text === 'string' ? text : plainText(root ?? children)
}
