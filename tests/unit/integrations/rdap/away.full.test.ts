import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, type TestContext } from 'vitest'
import { circuitLimits } from '@/lib/config/circuit-limits'
import { createRdapRegistry } from '@/integrations/rdap/registry'
import { createRdapClient } from '@/integrations/rdap/client'
import { createStripePayments } from '@/integrations/stripe/payments'
import { guardedPayments } from '@/container'
import { createCircuit, type CallOutcome } from '@/lib/circuits'
import { pageRequest } from '../../../support/payments/provider-contract'
import { openStripeServer } from '../../../support/payments/stripe-server'
import { notFound, startRdapServer } from '../../../support/rdap-server'
import { createDatabaseProxy } from '../../../support/tcp-proxy'

/**
 * In ms. No visitor waits more than two seconds, including the shop's own work; a provider is used again within five seconds of recovery.
 */
const promised = { wait: 1_800, healing: 5_000 }

interface Asked {
  readonly isWell: boolean
  readonly took: number
}

const timed = async (ask: () => Promise<boolean>): Promise<Asked> => {
  const began = performance.now()
  return { isWell: await ask(), took: performance.now() - began }
}

/** Providers behind their circuits, each over a connection that can fail. */
const providers = {
  payments: async ({ onTestFinished }: TestContext) => {
    const stripe = await openStripeServer()
    onTestFinished(() => stripe.close())
    const line = await createDatabaseProxy(new URL(stripe.url))
    onTestFinished(() => line.close())
    const outcomes: CallOutcome[] = []
    const circuit = createCircuit({ outsider: 'payments', limits: circuitLimits.payments, onCall: (outcome) => outcomes.push(outcome) })
    const settings = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl: `http://127.0.0.1:${line.port}` }
    const provider = guardedPayments(createStripePayments(settings), circuit)
    return { stripe, line, outcomes, ask: async () => (await provider.openPage(pageRequest())).ok }
  },
  registry: async ({ onTestFinished }: TestContext) => {
    const registry = await startRdapServer({ other: notFound })
    onTestFinished(() => registry.close())
    const line = await createDatabaseProxy(new URL(registry.base))
    onTestFinished(() => line.close())
    const outcomes: CallOutcome[] = []
    const client = createRdapClient({
      findServer: async () => `http://127.0.0.1:${line.port}${new URL(registry.base).pathname}`,
      allowLoopback: true,
      circuitOf: () => createCircuit({ outsider: 'registry', limits: circuitLimits.registry, onCall: (outcome) => outcomes.push(outcome) }),
    })
    let made = 0
    const { checkAvailability } = createRdapRegistry(client)
    const ask = async () => (await checkAvailability([`meadow${(made += 1)}.com`]))[0]?.status === 'available'
    return { line, outcomes, ask }
  },
} as const

const moods = [
  ['silent', 'silent'],
  ['refusing', 'refusing'],
  ['frozen in the middle of an answer', 'frozen'],
] as const

const cases = (['payments', 'registry'] as const).flatMap((who) => moods.map(([mood, state]) => ({ who, mood, state })))

// at the same time, since they mostly wait
describe.concurrent.each(cases)('$who, $mood', ({ who, state }) => {
  it('delays no visitor beyond two seconds, is skipped soon, and is used again five seconds after recovery', async (test) => {
    const { line, ask, outcomes } = await providers[who](test)
    expect((await timed(ask)).isWell).toBe(true)
    line.become(state)
    // Sequential and overlapping visitors.
    const crowd = Array.from({ length: 12 }, async (_, place) => {
      await sleep(place * 300)
      return timed(ask)
    })
    const heard = await Promise.all(crowd)
    expect(heard.every(({ isWell }) => !isWell)).toBe(true)
    expect(Math.max(...heard.map(({ took }) => took))).toBeLessThan(promised.wait)
    expect(heard.filter(({ took }) => took < 50).length).toBeGreaterThan(1)
    expect(outcomes).toContain('refused')
    line.become('up')
    const back = performance.now()
    let healed = Number.POSITIVE_INFINITY
    while (healed === Number.POSITIVE_INFINITY && performance.now() - back < 2 * promised.healing) {
      if ((await timed(ask)).isWell) healed = performance.now() - back
      await sleep(50)
    }
    expect(healed).toBeLessThan(promised.healing)
    expect((await Promise.all(Array.from({ length: 5 }, () => timed(ask)))).every(({ isWell }) => isWell)).toBe(true)
  }, 30_000)
})

describe('payments that return 500', () => {
  it('are skipped after three, and used again on recovery', async (test) => {
    const { ask, stripe } = await providers.payments(test)
    stripe.troubles.push(...Array<number>(6).fill(500))
    for (let turn = 0; turn < 3; turn += 1) expect(await ask()).toBe(false)
    const asked = stripe.requests.length
    expect(await ask()).toBe(false)
    expect(stripe.requests).toHaveLength(asked)
    stripe.troubles.length = 0
    await expect.poll(ask, { timeout: promised.healing, interval: 100 }).toBe(true)
  })

  it('treat declined cards as responses that block nobody', async (test) => {
    const { ask, stripe } = await providers.payments(test)
    for (let turn = 0; turn < 6; turn += 1) {
      stripe.troubles.push(400)
      expect(await ask()).toBe(false)
    }
    expect(await ask()).toBe(true)
  })
})
