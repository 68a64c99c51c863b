import type { Payload } from 'payload'
import { findDocumentCounts, type DocumentCountRow } from '@/modules/translations/translations.repository'

type Answer = (rows: readonly DocumentCountRow[]) => void

interface Asked {
  readonly document: string
  readonly answer: Answer
  readonly refuse: (error: unknown) => void
}

const waiting = new WeakMap<Payload, Map<string, Asked[]>>()

const ask = async (payload: Payload, area: string, asked: readonly Asked[]): Promise<void> => {
  try {
    const rows = await findDocumentCounts(payload.db.drizzle, area, [...new Set(asked.map(({ document }) => document))])
    for (const { document, answer } of asked) answer(rows.filter((row) => row.document === document))
  } catch (error) {
    for (const { refuse } of asked) refuse(error)
  }
}

/** The counts of one document. Cells of a list that ask in the same moment share one statement. */
export const countsOfDocument = (payload: Payload, area: string, document: string): Promise<readonly DocumentCountRow[]> =>
  new Promise((answer, refuse) => {
    const areas = waiting.get(payload) ?? new Map<string, Asked[]>()
    waiting.set(payload, areas)
    const known = areas.get(area)
    if (known) {
      known.push({ document, answer, refuse })
      return
    }
    const asked: Asked[] = [{ document, answer, refuse }]
    areas.set(area, asked)
    setImmediate(() => {
      areas.delete(area)
      void ask(payload, area, asked)
    })
  })
