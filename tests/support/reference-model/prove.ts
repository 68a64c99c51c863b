import { calculateQuote } from '@/core/orders/calculate-quote'
import type { QuoteRequest, PricingContext } from '@/core/orders/types'
import { Random } from '../engine/random'
import { differencesOn, unitsApart, type Difference, type Engine } from './compare'
import { drawCart, shelfOf, type Shelf } from './draw-cart'
import { drawShop } from './draw-shop'

const cartsPerShop = 200

/** Decorrelates neighbouring numbers. */
const mixed = (seed: number, number: number): number => Math.imul(Math.imul(seed, 0x9e3779b1) ^ number ^ (number >>> 13), 0x85ebca6b) >>> 0

export interface Case {
  readonly request: QuoteRequest
  readonly world: PricingContext
}

const shopOf = (seed: number, number: number): Shelf => shelfOf(drawShop(new Random(mixed(seed, -1 - Math.floor(number / cartsPerShop)))))

/** Deterministic by seed and number. */
export const caseOf = (seed: number, number: number): Case => {
  const shelf = shopOf(seed, number)
  return { world: shelf.world, request: drawCart(new Random(mixed(seed, number)), shelf) }
}

export interface Proof {
  readonly carts: number
  /** Carts the engine priced; the rest it refused. */
  readonly priced: number
  readonly lines: number
  readonly differingCarts: number
  readonly differingUnits: number
  /** Number of the first differing cart. */
  readonly first: number | null
}

/** Compares carts `from` … `to` − 1 of a seed. */
export const proveCarts = (seed: number, from: number, to: number, engine: Engine = calculateQuote): Proof => {
  const proof = { carts: to - from, priced: 0, lines: 0, differingCarts: 0, differingUnits: 0, first: null as number | null }
  let shelf = shopOf(seed, from)
  const counting: Engine = (request, world) => {
    const answer = engine(request, world)
    if (answer.ok) {
      proof.priced += 1
      proof.lines += answer.value.lines.length
    }
    return answer
  }
  for (let number = from; number < to; number += 1) {
    if (number % cartsPerShop === 0) shelf = shopOf(seed, number)
    const request = drawCart(new Random(mixed(seed, number)), shelf)
    const differences: readonly Difference[] = differencesOn(request, shelf.world, counting)
    if (differences.length === 0) continue
    proof.differingCarts += 1
    proof.differingUnits += unitsApart(differences)
    proof.first ??= number
  }
  return proof
}
