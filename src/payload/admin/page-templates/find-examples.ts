import { isRecord } from '@/core/records'
import { splitSegments } from '@/core/translations/segments'
import { isExample } from './example-marks'

/** Paths of the example texts in a form's data: rows by id. */
export const findExamples = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value === 'string') return isExample(value) ? [path] : []
  if (Array.isArray(value))
    return value.flatMap((row: unknown) => (isRecord(row) && typeof row['id'] === 'string' ? findExamples(row, [...path, row['id']]) : []))
  if (!isRecord(value)) return []
  if ('root' in value) return splitSegments(value).some(isExample) ? [path] : []
  return Object.entries(value).flatMap(([name, inner]) => findExamples(inner, [...path, name]))
}
