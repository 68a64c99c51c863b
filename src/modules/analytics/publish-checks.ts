import { liveWithinSeconds, nextLookAfter, showsPublished } from '@/core/analytics/publish-check'
import type { Handle } from '@/lib/db/sql'
import { findNotLive, type CheckedPublish, findOpenChecks, updateSeen, updateUnseen, type OpenCheck } from './publish-checks.repository'
import http from 'node:http'
import https from 'node:https'
import { buildEnvironment } from '@/lib/config/env'

const mostShown = 5

/** A9: usually empty. */
export const findLateProofs = (handle: Handle, now: number = Date.now()): Promise<readonly CheckedPublish[]> =>
  findNotLive(handle, now, liveWithinSeconds, mostShown)

const timeout = 5_000
/** Enough for the head, which contains the version. */
const mostBytes = 1_000_000

interface SeenPage {
  readonly status: number
  readonly html: string
}

/**
 * Requests a page as a visitor would, through all caches: no cookie, no login, no redirects, no other host. Not with `fetch`, which Next
 * patches.
 */
export const readAsVisitor = (path: string): Promise<SeenPage> =>
  new Promise((resolve, reject) => {
    const { SITE_URL } = buildEnvironment()
    const url = new URL(encodeURI(`/en${path === '/' ? '' : path}`), SITE_URL)
    if (url.origin !== new URL(SITE_URL).origin) return reject(new Error('Not a URL of the shop'))
    const { get } = url.protocol === 'https:' ? https : http
    const call = get(url, { signal: AbortSignal.timeout(timeout), headers: { accept: 'text/html' } }, (response) => {
      let html = ''
      response.setEncoding('utf8')
      const end = () => resolve({ status: response.statusCode ?? 0, html })
      response.on('data', (piece: string) => {
        html += piece
        if (html.length <= mostBytes) return
        end()
        response.destroy()
      })
      response.on('end', end)
      response.on('error', reject)
    })
    call.on('error', reject)
  })

/** A price list of 1,500 rows is a single page. */
const atOnce = 2_000
const mostPages = 20

interface CheckOptions {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly isStopping?: () => boolean
  readonly read: (path: string) => Promise<SeenPage>
}

const scheduleRetry = async (handle: Handle, checks: readonly OpenCheck[], fault: string, at: number): Promise<void> => {
  for (const tries of new Set(checks.map((check) => check.tries))) {
    const wait = nextLookAfter(tries)
    const ids = checks.filter((check) => check.tries === tries).map(({ id }) => id)
    await updateUnseen(handle, ids, fault, wait === null ? null : at + wait)
  }
}

const checkPage = async (handle: Handle, path: string, checks: readonly OpenCheck[], { now, read }: CheckOptions): Promise<void> => {
  const page = await read(path).catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'))
  if (typeof page === 'string') return scheduleRetry(handle, checks, page.slice(0, 200), now())
  const seen = page.status === 200 ? checks.filter((check) => showsPublished(page.html, check)) : []
  const unseen = checks.filter((check) => !seen.includes(check))
  if (seen.length > 0)
    await updateSeen(
      handle,
      seen.map(({ id }) => id),
      now(),
    )
  if (unseen.length > 0) await scheduleRetry(handle, unseen, page.status === 200 ? 'old' : `HTTP ${page.status}`, now())
}

/** A9: fetches each published page as a visitor would and records when the change is visible. Sequential. */
export const lookForPublished = async (handle: Handle, looking: CheckOptions): Promise<void> => {
  const checks = await findOpenChecks(handle, looking.now(), atOnce)
  for (const path of [...new Set(checks.map((check) => check.path))].slice(0, mostPages)) {
    if (looking.isStopping?.()) return
    const own = checks.filter((check) => check.path === path)
    await checkPage(handle, path, own, looking)
  }
}
