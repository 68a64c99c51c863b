import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import { withTransaction } from '@/server/platform/with-transaction'
import { findEntries } from './entries'
import { faultAt, type Fault } from './faults'
import type { PriceList } from './kinds'
import { fingerprintOf, planChanges, type Change } from './plan'
import { readFile } from './read-file'
import { editsOf, faultsOfEdit, writeEdit, type Edit } from './write-changes'

export interface Outcome {
  readonly changes: readonly Pick<Change, 'line' | 'key' | 'period' | 'column' | 'before' | 'after'>[]
  readonly faults: readonly Fault[]
  /** To be given back with the same file, so that it is applied. */
  readonly fingerprint: string
  readonly applied: boolean
}

/** Ends a transaction that was only to see whether it could be. */
class Undone extends Error {
  override readonly name = 'Undone'
}

const inTransaction = (asked: PayloadRequest, work: (req: PayloadRequest) => Promise<void>): Promise<void> =>
  withTransaction(
    asked.payload,
    (req) => {
      req.i18n = asked.i18n
      return work(req)
    },
    { user: asked.user, locale: defaultLocale },
  )

/** Whether the form would take it: saved, and undone. */
const tryEdit = async (asked: PayloadRequest, list: PriceList, edit: Edit): Promise<Fault[]> => {
  try {
    await inTransaction(asked, async (req) => {
      await writeEdit(req, list, edit)
      throw new Undone()
    })
  } catch (error) {
    return error instanceof Undone ? [] : faultsOfEdit(list, edit, error, asked)
  }
  return []
}

/** Every document in one transaction: all of it, or nothing. */
const applyAll = async (asked: PayloadRequest, list: PriceList, edits: readonly Edit[]): Promise<Fault[]> => {
  let current: Edit | undefined
  try {
    await inTransaction(asked, async (req) => {
      for (const edit of edits) {
        current = edit
        await writeEdit(req, list, edit)
      }
    })
  } catch (error) {
    if (current === undefined) throw error
    return faultsOfEdit(list, current, error, asked)
  }
  return []
}

const outcome = (changes: readonly Change[], faults: readonly Fault[], applied = false): Outcome => ({
  changes: changes.map(({ line, key, period, column, before, after }) => ({ line, key, period, column, before, after })),
  faults: [...faults].sort((one, other) => one.line - other.line),
  fingerprint: fingerprintOf(changes),
  applied,
})

/**
 * Reads a price list. Without a fingerprint nothing is kept: it says what would change, and every fault. With the fingerprint of what
 * was shown it applies exactly that, or nothing.
 */
export const importFile = async (asked: PayloadRequest, list: PriceList, text: string, fingerprint: string | null): Promise<Outcome> => {
  const read = readFile(text, asked)
  if ('faults' in read) return outcome([], read.faults)
  const { changes, faults } = planChanges(list, read.file, await findEntries(asked, list), asked)
  const edits = editsOf(changes)
  if (faults.length > 0) return outcome(changes, faults)
  if (fingerprint === null) {
    const refused: Fault[] = []
    for (const edit of edits) refused.push(...(await tryEdit(asked, list, edit)))
    return outcome(changes, refused)
  }
  if (fingerprint !== fingerprintOf(changes)) return outcome(changes, [faultAt(asked)(1, null, 'changed')])
  const refused = await applyAll(asked, list, edits)
  return outcome(changes, refused, refused.length === 0)
}
