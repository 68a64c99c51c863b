import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { Reader } from '@/cms/words'
import { faultAt, type Fault } from './faults'
import { fileLimits } from './kinds'

export interface Line {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

export interface File {
  readonly headings: readonly string[]
  readonly lines: readonly Line[]
  readonly takesComma: boolean
}

type Read = { readonly file: File } | { readonly faults: readonly Fault[] }

/** The character that parts the cells: what the line of headings, which holds none in its names, has most of. */
const delimiterOf = (text: string): string => {
  const [headings = ''] = text.split(/\r?\n/, 1)
  return [';', '\t'].find((each) => headings.includes(each)) ?? ','
}

/** With `info` the parser hands these out; its types know records alone. */
const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** A price list as rows of named cells, each with the line it stands on. */
export const readFile = (text: string, reader: Reader): Read => {
  const fault = faultAt(reader)
  if (Buffer.byteLength(text) > fileLimits.bytes) return { faults: [fault(1, null, 'tooLarge')] }
  const delimiter = delimiterOf(text)
  let rows: z.output<typeof parsed>
  try {
    const options = { bom: true, delimiter, info: true, skip_empty_lines: true, trim: true, to: fileLimits.lines + 2 }
    rows = parsed.parse(parse(text, options))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { faults: [fault(Number((error as { lines?: unknown }).lines ?? 1), null, 'unreadable')] }
  }
  const [first, ...rest] = rows
  if (first === undefined || rest.length === 0) return { faults: [fault(1, null, 'empty')] }
  if (rest.length > fileLimits.lines) return { faults: [fault(1, null, 'tooLarge')] }
  const headings = first.record
  const lines = rest.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(headings.map((heading, at) => [heading, record[at] ?? ''])),
  }))
  return { file: { headings, lines, takesComma: delimiter === ';' } }
}
