import { describe, expect, it } from 'vitest'
import type { RegistrationAnswer } from '@/core/domains/registry'
import { simulateRegistration } from '@/core/domains/simulated-registry'
import { evaluateTransfer } from '@/core/domains/transfers'
import { ok, err } from '@/core/result'

const now = Date.UTC(2026, 10, 23, 12)
const registered = (registeredOn: string | null, ...statuses: readonly string[]): RegistrationAnswer => ({
  status: 'registered',
  source: 'registry',
  registration: { domain: 'otter.com', registrar: null, registeredOn, updatedOn: null, expiresOn: null, statuses, nameServers: [] },
})

describe('N2: transfer eligibility', () => {
  it('rejects an unregistered domain; an unknown one passes with a note', () => {
    expect(evaluateTransfer({ status: 'not-registered', source: 'registry' }, now)).toEqual(err('not-registered'))
    expect(evaluateTransfer({ status: 'unknown', source: 'registry' }, now)).toEqual(ok(['unknown']))
  })

  it.each(['client transfer prohibited', 'server transfer prohibited', 'clientTransferProhibited'])('treats “%s” as a lock', (status) => {
    expect(evaluateTransfer(registered('2019-03-03', 'active', status), now)).toEqual(ok(['locked']))
    expect(evaluateTransfer(registered('2019-03-03', 'client delete prohibited'), now)).toEqual(ok([]))
  })

  it('treats a domain as new for 60 days after registration, and not if the date is unknown', () => {
    expect(evaluateTransfer(registered('2026-09-25'), now)).toEqual(ok(['young']))
    expect(evaluateTransfer(registered('2026-09-24'), now)).toEqual(ok([]))
    expect(evaluateTransfer(registered(null), now)).toEqual(ok([]))
  })

  it('S4: simulates locked and new domains by prefix', () => {
    const judged = (domain: string) =>
      evaluateTransfer({ status: 'registered', source: 'simulation', registration: simulateRegistration(domain, now) }, now)
    expect(['locked-otter.com', 'young-otter.com', 'taken-otter.com'].map(judged)).toEqual([ok(['locked']), ok(['young']), ok([])])
  })
})
