import { metrics } from './metrics'

/** What is asked for, as an operator tells requests apart: their speeds have nothing to do with each other. */
export const requestKinds = ['page', 'call', 'checkout', 'admin', 'static', 'health'] as const
export type RequestKind = (typeof requestKinds)[number]

interface Answered {
  readonly kind: RequestKind
  /** `aborted`: whoever asked went away before it was answered. */
  readonly status: number | 'aborted'
  readonly seconds: number
  /** What Next says of a page it keeps. */
  readonly cache?: string | undefined
}

const statusClass = (status: number | 'aborted'): string => (status === 'aborted' ? status : `${String(status).charAt(0)}xx`)

const cacheStates: ReadonlySet<string> = new Set(['hit', 'miss', 'stale'])

/** Called once for every answer of the server. */
export const observe = ({ kind, status, seconds, cache }: Answered): void => {
  metrics().requests.observe({ kind, status: statusClass(status) }, seconds)
  const state = cache?.toLowerCase() ?? ''
  if (kind === 'page' && cacheStates.has(state)) metrics().pages.inc({ cache: state })
}
