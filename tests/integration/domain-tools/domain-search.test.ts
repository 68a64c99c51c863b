import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DomainRegistry } from '@/core/domains/registry'
import type { AvailabilityStatus } from '@/core/domains/types'
import { createContext, replaceServices } from '@/container'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from '../api/api-client'

let payload: Payload
let api: Api
let simulated: DomainRegistry
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  simulated = createContext(payload, 'en').registry
})

interface Row {
  readonly domain: string
  readonly status: AvailabilityStatus
  readonly alternativeSuggestion: string | null
}
const search = async (q: string): Promise<readonly Row[]> => {
  const answer = await api('GET', `/domains/search?q=${q}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body?.['results'] as readonly Row[]
}

describe('a registry with a cost per lookup', () => {
  const questions: string[] = []
  beforeEach(() => {
    questions.length = 0
  })
  const registry = (statusOf: (domain: string) => AvailabilityStatus | null): DomainRegistry => ({
    checkAvailability: async (domains, { signal } = {}) => {
      questions.push(...domains)
      return Promise.all(
        domains.map(async (domain) => {
          const status = statusOf(domain)
          // Answers only after the caller has given up.
          if (status === null) await new Promise((resolve) => signal?.addEventListener('abort', resolve))
          return { domain, status: status ?? 'unknown' }
        }),
      )
    },
  })

  it('gets one lookup for an available or unknown domain', async () => {
    replaceServices(payload, { registry: registry((domain) => (domain.endsWith('.net') ? 'unknown' : 'available')) })
    const rows = await search('thrifty-otter')
    expect(rows.map(({ alternativeSuggestion }) => alternativeSuggestion)).toEqual(rows.map(() => null))
    expect([...questions].sort()).toEqual(rows.map(({ domain }) => domain).sort())
  })

  it('§3: offers an alternative that is verified as available, and looks up no others', async () => {
    const isRow = (domain: string) => domain.startsWith('held-otter.')
    replaceServices(payload, {
      registry: registry((domain) =>
        domain === 'held-otter.com' ? 'taken' : isRow(domain) || domain.length % 2 === 0 ? 'available' : 'unknown',
      ),
    })
    const rows = await search('held-otter')
    const beside = questions.filter((domain) => !isRow(domain))
    expect(beside.length).toBeGreaterThan(0)
    expect(beside.every((domain) => domain.endsWith('.com'))).toBe(true)
    const taken = rows.find(({ domain }) => domain === 'held-otter.com')
    expect(taken).toMatchObject({ status: 'taken', alternativeSuggestion: beside.find((domain) => domain.length % 2 === 0) ?? null })
    expect(rows.filter(({ alternativeSuggestion }) => alternativeSuggestion !== null).map(({ domain }) => domain)).toEqual(
      taken?.alternativeSuggestion ? ['held-otter.com'] : [],
    )
  })

  it.runIf(inFullLane)('S3: leaves a taken domain without an alternative if none of the lookups succeeds, in the time of one', async () => {
    const isRow = (domain: string) => domain.startsWith('slow-otter.')
    replaceServices(payload, {
      registry: registry((domain) => (!isRow(domain) ? null : domain.endsWith('.com') ? 'taken' : 'available')),
    })
    const began = performance.now()
    const rows = await search('slow-otter')
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(rows.find(({ domain }) => domain === 'slow-otter.com')).toMatchObject({ status: 'taken', alternativeSuggestion: null })
    expect(rows.filter(({ status }) => status === 'available').length).toBe(rows.length - 1)
  })
})

it('S4: waits for the simulator once, whose results and alternatives stay the same', async () => {
  let waves = 0
  const counted: DomainRegistry = {
    ...simulated,
    checkAvailability: (domains) => {
      waves += 1
      return simulated.checkAvailability(domains)
    },
  }
  replaceServices(payload, { registry: counted })
  const rows = await search('meadow')
  // One lookup per row, no second wave.
  expect(waves).toBe(rows.length)
  const taken = rows.filter(({ status }) => status === 'taken')
  expect(taken.length).toBeGreaterThan(0)
  for (const { domain, alternativeSuggestion: alternative } of taken) {
    if (alternative === null) continue
    expect(alternative).not.toBe(domain)
    expect(await simulated.checkAvailability([alternative])).toEqual([{ domain: alternative, status: 'available' }])
  }
  expect(taken.some(({ alternativeSuggestion }) => alternativeSuggestion !== null)).toBe(true)
})
