import type { Payload } from 'payload'
import { vi } from 'vitest'

export interface Reads {
  readonly statements: number
  readonly rows: number
}

const rowsOf = (answer: unknown): number => {
  const rows = typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : null
  return Array.isArray(rows) ? rows.length : 0
}

/** Statements outside transactions, and rows returned. */
export const countReads = async ({ db: { pool } }: Payload, work: () => Promise<unknown>): Promise<Reads> => {
  const spy = vi.spyOn(pool, 'query')
  await work()
  const answers: unknown[] = await Promise.all(spy.mock.results.map(({ value }): unknown => value))
  spy.mockRestore()
  return { statements: answers.length, rows: answers.reduce<number>((sum, answer) => sum + rowsOf(answer), 0) }
}
