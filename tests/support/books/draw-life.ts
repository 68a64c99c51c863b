import { Random } from '../engine/random'

const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'INR'] as const

export type Temper = 'prompt' | 'slow' | 'leaves'

export interface Life {
  readonly number: number
  readonly email: string
  /** Days after the start. */
  readonly begins: number
  readonly currency: string
  readonly items: readonly Readonly<Record<string, unknown>>[]
  readonly temper: Temper
}

const part = (id: string, bundle: string) => ({ type: 'component', id, billing: 'monthly', quantity: 1, serviceData: { bundle } }) as const

const drawItems = (random: Random, number: number): Life['items'] => {
  const billing = random.chance(0.75) ? 'monthly' : 'yearly'
  const plan = (id: string, type = 'hosting') => ({ type, id, billing, quantity: random.chance(0.1) ? 2 : 1 })
  const bundle = `server-${number}`
  const drawn = random.next()
  if (drawn < 0.1) return [part('cpu-2', bundle), part('memory-8', bundle), part('storage-100', bundle)]
  if (drawn < 0.2) return [plan('shared-pro'), plan('ssl-dv', 'ssl')]
  if (drawn < 0.3) return [{ ...plan('dedicated-basic'), selectedPaymentType: 'partial', partialType: 'installments' }]
  if (drawn < 0.45) return [{ ...plan(random.pick(['cloud-start', 'cloud-scale'])), billing: 'monthly', selectedPaymentType: 'on-demand' }]
  return [plan(random.pick(['shared-basic', 'shared-pro', 'vps-starter', 'wordpress-basic']))]
}

/** Deterministic by seed and number, independent of the other customers. */
export const drawLife = (seed: number, number: number, days: number): Life => {
  const random = new Random(seed * 1_000_003 + number)
  return {
    number,
    email: `life-${number}@books.test`,
    begins: random.between(0, days),
    currency: random.pick(currencies),
    items: drawItems(random, number),
    temper: random.pick<Temper>(['prompt', 'prompt', 'prompt', 'slow', 'leaves']),
  }
}

/** Deterministic random source per customer and day. */
export const onDay = (seed: number, number: number, day: number): Random =>
  new Random(Math.imul(seed + 1, 2_654_435_761) ^ Math.imul(number + 1, 40_503) ^ Math.imul(day + 1, 69_069))

export const numberOf = (email: string): number => Number(/^life-(\d+)@/.exec(email)?.[1])
