import { metrics } from './metrics'

/** What is asked for, as an operator tells requests apart: their speeds have nothing to do with each other. */
export const requestKinds = ['page', 'call', 'checkout', 'admin', 'static', 'health'] as const
export type RequestKind = (typeof requestKinds)[number]

interface Answered {
  readonly kind: RequestKind
  /** `aborted`: whoever asked went away before it was answered. */
  readonly status: number | 'aborted'
  readonly seconds: number
}

const statusClass = (status: number | 'aborted'): string => (status === 'aborted' ? status : `${String(status).charAt(0)}xx`)

/** Called once for every answer of the server. */
export const observe = ({ kind, status, seconds }: Answered): void => {
  metrics().requests.observe({ kind, status: statusClass(status) }, seconds)
}

/** A page that was there, or had to be drawn. */
export const countPage = (cache: 'hit' | 'miss'): void => metrics().pages.inc({ cache })
