import { processState } from '@/config/process-state'
import { isDatabaseUnavailable, isSchemaFault } from './database-faults'

/** The database gave no sign of life in time: whoever asked is told so, and may ask again. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The database does not answer')
  }
}

interface DatabaseState {
  isSilent: boolean
  /** When a fault last came of its being away, or behind the code, by `performance.now()`. */
  lastFault: number
  /** Those that wait for an answer, to be told when there will be none. */
  readonly waiting: Set<() => void>
}

const state = () => processState<DatabaseState>('database', () => ({ isSilent: false, lastFault: -Infinity, waiting: new Set() }))

export const isDatabaseSilent = (): boolean => state().isSilent

/** Said by whoever watches the connections. Everybody who waits is told at once, and nobody waits in vain until it is taken back. */
export const noteSilence = (isSilent: boolean): void => {
  state().isSilent = isSilent
  if (!isSilent) return
  for (const giveUp of state().waiting) giveUp()
}

/** In ms: a page that could not be drawn is answered at once. */
const justNow = 3_000

/** Looks at a fault wherever it has come up, so that the answer to it can say why. */
export const noteFault = (fault: unknown): void => {
  if (isDatabaseUnavailable(fault) || isSchemaFault(fault)) state().lastFault = performance.now()
}

/** Whether what could not be done just now was for want of the database. */
export const isDatabaseAway = (): boolean => isDatabaseSilent() || performance.now() - state().lastFault < justNow

/** Fails at once while the database is silent. */
export const assertDatabaseAnswers = (): void => {
  if (isDatabaseSilent()) throw new DatabaseUnavailableError()
}

/**
 * Work somebody waits for. Fails as soon as the database falls silent, whatever the work hangs on, and does not begin while it is.
 * What was under way is undone by Postgres, or has been committed: only asking again with the same key tells.
 */
export const whileDatabaseAnswers = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  assertDatabaseAnswers()
  const { waiting } = state()
  let giveUp = () => {}
  const silence = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new DatabaseUnavailableError())
  })
  waiting.add(giveUp)
  try {
    return await Promise.race([work(), silence])
  } catch (fault) {
    noteFault(fault)
    throw fault
  } finally {
    waiting.delete(giveUp)
  }
}
