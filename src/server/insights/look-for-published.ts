import { nextLookAfter, showsPublished } from '@/core/insights/live-proof'
import type { Handle } from '@/server/platform/database/handle'
import { findOpenChecks, updateSeen, updateUnseen, type OpenCheck } from './live-check-repository'
import type { SeenPage } from './read-as-visitor'

/** A price list of 1,500 lines is one page to look at. */
const atOnce = 2_000
const mostPages = 20

interface Looking {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly isStopping?: () => boolean
  readonly read: (path: string) => Promise<SeenPage>
}

const giveNextTry = async (handle: Handle, checks: readonly OpenCheck[], fault: string, at: number): Promise<void> => {
  for (const tries of new Set(checks.map((check) => check.tries))) {
    const wait = nextLookAfter(tries)
    const ids = checks.filter((check) => check.tries === tries).map(({ id }) => id)
    await updateUnseen(handle, ids, fault, wait === null ? null : at + wait)
  }
}

const lookAt = async (handle: Handle, path: string, checks: readonly OpenCheck[], { now, read }: Looking): Promise<void> => {
  const page = await read(path).catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'))
  if (typeof page === 'string') return giveNextTry(handle, checks, page.slice(0, 200), now())
  const seen = page.status === 200 ? checks.filter((check) => showsPublished(page.html, check)) : []
  const unseen = checks.filter((check) => !seen.includes(check))
  if (seen.length > 0)
    await updateSeen(
      handle,
      seen.map(({ id }) => id),
      now(),
    )
  if (unseen.length > 0) await giveNextTry(handle, unseen, page.status === 200 ? 'old' : `HTTP ${page.status}`, now())
}

/** A9: fetches each page on which something was published as a visitor would, and keeps when it was seen there. One page after another. */
export const lookForPublished = async (handle: Handle, looking: Looking): Promise<void> => {
  const checks = await findOpenChecks(handle, looking.now(), atOnce)
  for (const path of [...new Set(checks.map((check) => check.path))].slice(0, mostPages)) {
    if (looking.isStopping?.()) return
    const own = checks.filter((check) => check.path === path)
    await lookAt(handle, path, own, looking)
  }
}
