import { LRUCache } from 'lru-cache'
import { circuitLimits } from '@/config/circuit-limits'
import { processState } from '@/config/process-state'
import { outsiders, type Circuit, type Outsider } from '@/core/outside/circuit'
import { countOutsideCall } from '../metrics/count'
import { createCircuit } from './circuit'

/** Somebody who does not answer, and since when, in epoch milliseconds. `place` tells several of a kind apart: a registry's server. */
export interface Away {
  readonly outsider: Outsider
  readonly place: string
  readonly since: number
}

interface Book {
  readonly circuits: LRUCache<string, Circuit>
  readonly away: Map<string, Away>
}

/** More than there are registries. */
const mostCircuits = 2_000

const createBook = (): Book => {
  const away = new Map<string, Away>()
  return { away, circuits: new LRUCache({ max: mostCircuits, dispose: (_circuit, key) => away.delete(key) }) }
}

const book = (): Book => processState('circuits', createBook)

/** This process's one circuit to somebody. */
export const circuitTo = (outsider: Outsider, place = ''): Circuit => {
  const { circuits, away } = book()
  const key = `${outsider} ${place}`
  const known = circuits.get(key)
  if (known) return known
  const circuit = createCircuit({
    outsider,
    limits: circuitLimits[outsider],
    onCall: (outcome) => countOutsideCall(outsider, outcome),
    onChange: (isAway) => {
      if (!isAway) away.delete(key)
      // A call that looked whether it is back, in vain: it has been away since before.
      else if (!away.has(key)) away.set(key, { outsider, place, since: Date.now() })
    },
  })
  circuits.set(key, circuit)
  return circuit
}

/** Who is away at this moment, as far as this process has asked. */
export const findAway = (): readonly Away[] => [...book().away.values()]

export const countAway = (): Readonly<Record<Outsider, number>> => {
  const away = findAway()
  const counts = outsiders.map((outsider) => [outsider, away.filter((each) => each.outsider === outsider).length])
  return Object.fromEntries(counts) as Record<Outsider, number>
}
