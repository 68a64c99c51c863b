import pLimit, { type LimitFunction } from 'p-limit'
import { isAwayError, type Circuit } from '@/core/outside/circuit'

interface HostGateOptions {
  /** Questions to one server at the same moment. */
  readonly perHost: number
  /** Questions that may wait for one server; more are turned away at once. */
  readonly maximumWaiting: number
  /** What stands between us and one server. */
  readonly circuitOf: (host: string) => Circuit
  readonly now: () => number
}

/**
 * How a server took a question; `nothing`: it says nothing of its health; `silence`: nothing came at all. `again`: ms after which it
 * wants to be asked again.
 */
export type HostReport = 'well' | 'fault' | 'silence' | 'nothing' | { readonly again: number }

interface HostState {
  readonly limit: LimitFunction
  readonly circuit: Circuit
  isFaulty: boolean
  pausedUntil: number
}

/** Limits how many ask a server at once, and leaves alone those that are away or ask for a pause. */
export interface HostGate {
  /** Asks when there is room. `null`: not now, or no answer in time. */
  readonly pass: <Answer>(host: string, ask: (report: (how: HostReport) => void) => Promise<Answer>) => Promise<Answer | null>
}

export const createHostGate = ({ perHost, maximumWaiting, circuitOf, now }: HostGateOptions): HostGate => {
  const hosts = new Map<string, HostState>()
  const stateOf = (host: string): HostState => {
    const known = hosts.get(host) ?? {
      limit: pLimit({ concurrency: perHost, rejectOnClear: true }),
      circuit: circuitOf(host),
      isFaulty: false,
      pausedUntil: 0,
    }
    hosts.set(host, known)
    return known
  }

  const settle = (state: HostState, how: HostReport): void => {
    if (how !== 'nothing') state.isFaulty = how !== 'well'
    // A server that has just failed shows with one question that it is back.
    state.limit.concurrency = state.isFaulty ? 1 : perHost
    if (typeof how === 'object') state.pausedUntil = Math.max(state.pausedUntil, now() + how.again)
    // Nobody queues behind a question that nobody answers.
    if (how === 'silence' || state.circuit.isShut() || now() < state.pausedUntil) state.limit.clearQueue()
  }

  const hasRoom = ({ limit, isFaulty }: HostState): boolean =>
    limit.activeCount < limit.concurrency || limit.pendingCount < (isFaulty ? 0 : maximumWaiting)

  return {
    pass: async (host, ask) => {
      const state = stateOf(host)
      if (now() < state.pausedUntil || !hasRoom(state)) return null
      const question = state.limit(async () => {
        let how: HostReport = 'nothing'
        try {
          return await state.circuit.call(
            () => ask((report) => (how = report)),
            () => how === 'fault' || how === 'silence',
          )
        } catch (fault) {
          if (!isAwayError(fault)) how = 'silence'
          return null
        } finally {
          settle(state, how)
        }
      })
      // callers still waiting when nobody is asked any more are turned away without a question
      return question.catch(() => null)
    },
  }
}
