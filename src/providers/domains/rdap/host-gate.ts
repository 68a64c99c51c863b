import pLimit, { type LimitFunction } from 'p-limit'

interface HostGateOptions {
  /** Questions to one server at the same moment. */
  readonly perHost: number
  /** Questions that may wait for one server; more are turned away at once. */
  readonly maximumWaiting: number
  /** Faults in a row after which a server is left alone. */
  readonly faultsToShut: number
  /** ms a server is left alone after them. */
  readonly shutFor: number
  readonly now: () => number
}

/** How a server took a question; `nothing`: it says nothing of its health. `again`: ms after which it wants to be asked again. */
export type HostReport = 'well' | 'fault' | 'nothing' | { readonly again: number }

interface HostState {
  readonly limit: LimitFunction
  faults: number
  shutUntil: number
}

/** A circuit breaker for each server: limits how many ask at once, and leaves alone servers that fail or ask for a pause. */
export interface HostGate {
  /** Asks when there is room. `null`: not now, and nobody was asked. */
  readonly pass: <Answer>(host: string, ask: (report: (how: HostReport) => void) => Promise<Answer>) => Promise<Answer | null>
}

export const createHostGate = ({ perHost, maximumWaiting, faultsToShut, shutFor, now }: HostGateOptions): HostGate => {
  const hosts = new Map<string, HostState>()
  const stateOf = (host: string): HostState => {
    const known = hosts.get(host) ?? { limit: pLimit({ concurrency: perHost, rejectOnClear: true }), faults: 0, shutUntil: 0 }
    hosts.set(host, known)
    return known
  }

  const shut = (state: HostState, milliseconds: number): void => {
    state.shutUntil = Math.max(state.shutUntil, now() + milliseconds)
    state.limit.clearQueue()
  }

  const settle = (state: HostState, report: HostReport): void => {
    if (report === 'well') state.faults = 0
    else if (report !== 'nothing') state.faults += 1
    // A server that has just failed shows with one question that it is back: nobody queues behind several that may wait in vain.
    state.limit.concurrency = state.faults > 0 ? 1 : perHost
    if (typeof report === 'object') shut(state, report.again)
    else if (report === 'fault' && state.faults >= faultsToShut) shut(state, shutFor)
  }

  return {
    pass: async (host, ask) => {
      const state = stateOf(host)
      const { limit } = state
      if (now() < state.shutUntil || (limit.activeCount >= limit.concurrency && limit.pendingCount >= maximumWaiting)) return null
      let isAsked = false
      const question = limit(async () => {
        isAsked = true
        let how: HostReport = 'nothing'
        try {
          return await ask((report) => (how = report))
        } finally {
          settle(state, how)
        }
      })
      // callers still waiting when the circuit opens are turned away without a question
      return question.catch((fault: unknown) => {
        if (isAsked) throw fault
        return null
      })
    },
  }
}
