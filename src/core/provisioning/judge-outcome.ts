import { retryAfter, type RetryPace } from '../webhooks/retry'
import type { ProvisionOperation, ProvisionOutcome } from './provisioner'
import type { ProvisionTaskStatus } from './task-status'

interface Asked {
  readonly kind: ProvisionOperation
  /** This try included. */
  readonly attempts: number
  /** ms since the first try. */
  readonly since: number
  /** 0 ≤ r < 1. */
  readonly random: number
}

export interface JudgedOutcome {
  readonly status: Extract<ProvisionTaskStatus, 'done' | 'open' | 'waiting' | 'failed'>
  /** ms until it is asked again; null where it is settled. */
  readonly wait: number | null
  readonly fault: string | null
  readonly reference: string | null
}

const settled = (status: 'done' | 'failed', fault: string | null = null): JudgedOutcome => ({ status, wait: null, fault, reference: null })

/** U27: what becomes of a task. What is not there need not be stopped or taken away; whoever does not answer is asked again, for some days. */
export const judgeOutcome = (outcome: ProvisionOutcome, asked: Asked, pace: RetryPace & { readonly askAgain: number }): JudgedOutcome => {
  switch (outcome.kind) {
    case 'done':
      return settled('done')
    case 'pending':
      return { status: 'open', wait: pace.askAgain, fault: null, reference: outcome.reference }
    case 'refused': {
      const isGone = outcome.reason === 'not-there' || outcome.reason === 'ended'
      return isGone && (asked.kind === 'end' || asked.kind === 'suspend') ? settled('done') : settled('failed', outcome.reason)
    }
    case 'unknown': {
      const wait = retryAfter(asked, pace)
      return wait === null ? settled('failed', 'no-answer') : { status: 'waiting', wait, fault: 'no-answer', reference: null }
    }
    default:
      return outcome satisfies never
  }
}
