import type { Random } from '../engine/random'
import { drawContract } from './draw-contract'
import { drawRest } from './draw-rest'
import { visitors, type Drawn } from './drawn'
import { nastyWord } from './nasty'
import type { Shapes } from './shapes'

const pages = [
  '/en',
  '/de/domains',
  '/fr/services',
  '/es/support',
  '/en/checkout',
  '/en/login',
  '/sitemap.xml',
  '/en/domains/search',
  '/xx',
  '/en/order',
] as const

const drawPage = (random: Random): Drawn => {
  const page = random.pick(pages)
  const word = encodeURIComponent(nastyWord(random).slice(0, 300))
  const path = random.chance(0.2) ? `${page}/${word}` : `${page}?${random.pick(['q', 'type', 'page', 'next', 'token', 'ending'])}=${word}`
  return { who: 'stranger', method: 'GET', path }
}

/** Half API calls, half Payload's REST API, and a few pages if there are any. */
export const drawRequest = (random: Random, shapes: Shapes, hasPages: boolean): Drawn => {
  const kind = random.next()
  const who = random.pick(visitors)
  if (hasPages && kind < 0.02) return drawPage(random)
  return kind < 0.5 ? drawContract(random, shapes, who) : drawRest(random, shapes, who)
}
