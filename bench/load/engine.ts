/**
 * Quotes per second on one core: a 5-line cart with 3 rules (two automatic discounts, one code). Prints one JSON line. Run by
 * `npm run bench -- http`
 */
import { calculateQuote } from '@/core/orders/calculate-quote'
import type { QuoteRequest, PricingContext } from '@/core/orders/types'
import { addonFor, domain, hosting, ssl, world } from '../../tests/support/engine/world'
import { createMedusa, type Contestant } from './medusa'

interface Outcome {
  readonly name: string
  readonly perSecond: number
  readonly microseconds: number
}

const request: QuoteRequest = {
  currency: 'EUR',
  codes: ['BULK15'],
  items: [
    domain('example.com', { serviceData: { operation: 'register' } }),
    addonFor('example.com', 'whois-privacy'),
    addonFor('example.com', 'malware-scanner'),
    hosting('vps-starter', { quantity: 2 }),
    ssl('ssl-dv', { serviceData: { coverage: 'single' } }),
  ],
}

/** Yearly billing and first order apply automatically, BULK15 by code. */
const threeRules: PricingContext = { ...world, automaticDiscounts: world.automaticDiscounts.filter(({ id }) => id !== 'volume') }

const engine: Contestant = {
  name: 'hostfront calculateQuote',
  run: (round) => {
    // Alternate currencies so that no result can be reused.
    const currency = round % 2 === 0 ? 'EUR' : 'USD'
    const result = calculateQuote({ ...request, currency }, threeRules)
    if (!result.ok) throw new Error(result.error.code)
    return result.value.breakdown.total
  },
}

const sameCart = calculateQuote({ ...request, currency: 'USD' }, threeRules)
const medusa = sameCart.ok ? createMedusa(sameCart.value.lines) : null

const comparisons: readonly Contestant[] = medusa ? [medusa] : []

const measure = ({ name, run }: Contestant, seconds: number): Outcome => {
  let checksum = 0
  const batch = 100
  const warmUntil = performance.now() + 500
  for (let round = 0; performance.now() < warmUntil; round += 1) checksum += run(round)
  let rounds = 0
  const started = performance.now()
  let elapsed = 0
  while (elapsed < seconds * 1000) {
    for (let round = 0; round < batch; round += 1) checksum += run(round)
    rounds += batch
    elapsed = performance.now() - started
  }
  if (!Number.isFinite(checksum)) throw new Error(`${name} did not return a finite checksum`)
  return {
    name,
    perSecond: Math.round((rounds / elapsed) * 1000),
    microseconds: Number(((elapsed / rounds) * 1000).toFixed(2)),
  }
}

const seconds = Number(process.argv[2] ?? 3)
const [first, ...others] = [engine, ...comparisons].map((contestant) => measure(contestant, seconds))
console.log(
  JSON.stringify({ bench: 'engine', lines: request.items.length, rules: 3, node: process.version, ...first, comparisons: others }),
)
