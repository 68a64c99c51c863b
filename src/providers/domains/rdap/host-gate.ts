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
  running: number
  faults: number
  shutUntil: number
  readonly waiting: ((isLetIn: boolean) => void)[]
}

/** Stands in front of every server: no crowds, and none where nobody answers or we were asked to stay away. */
export interface HostGate {
  /** `false`: not now; nothing has to be left. `true`: `leave` must follow. */
  readonly enter: (host: string) => Promise<boolean>
  readonly leave: (host: string, report: HostReport) => void
}

export const createHostGate = ({ perHost, maximumWaiting, faultsToShut, shutFor, now }: HostGateOptions): HostGate => {
  const hosts = new Map<string, HostState>()
  const stateOf = (host: string): HostState => {
    const known = hosts.get(host) ?? { running: 0, faults: 0, shutUntil: 0, waiting: [] }
    hosts.set(host, known)
    return known
  }
  /** A server that has just failed shows with one question that it is back: nobody queues behind several that may wait in vain. */
  const hasRoom = ({ running, faults }: HostState): boolean => running < (faults > 0 ? 1 : perHost)
  const isShut = ({ shutUntil }: HostState): boolean => now() < shutUntil

  const shut = (state: HostState, milliseconds: number): void => {
    state.shutUntil = Math.max(state.shutUntil, now() + milliseconds)
    for (const answer of state.waiting.splice(0)) answer(false)
  }

  const enter = async (host: string): Promise<boolean> => {
    const state = stateOf(host)
    if (isShut(state)) return false
    if (!hasRoom(state)) {
      if (state.waiting.length >= maximumWaiting) return false
      // Whoever leaves hands its place on, so that nobody slips in between.
      return new Promise<boolean>((resolve) => state.waiting.push(resolve))
    }
    state.running += 1
    return true
  }

  const leave = (host: string, report: HostReport): void => {
    const state = stateOf(host)
    if (report === 'well') state.faults = 0
    else if (report !== 'nothing') state.faults += 1
    state.running -= 1
    if (typeof report === 'object') shut(state, report.again)
    else if (report === 'fault' && state.faults >= faultsToShut) shut(state, shutFor)
    while (state.waiting.length > 0 && hasRoom(state)) {
      state.running += 1
      state.waiting.shift()?.(true)
    }
  }

  return { enter, leave }
}
