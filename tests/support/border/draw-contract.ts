import { locales } from '@/lib/config/locales'
import type { Random } from '../engine/random'
import { asText, bend } from './bend'
import type { Drawn, Who } from './drawn'
import { fromSchema } from './from-schema'
import { inAddress, nastyWord } from './nasty'
import type { Shapes } from './shapes'

const printable = /^[\x21-\x7e]{1,200}$/

/** Random API call from the OpenAPI document, partly mutated. */
export const drawContract = (random: Random, { contract }: Shapes, who: Who): Drawn => {
  const [pattern, operations] = random.pick(Object.entries(contract.paths))
  const [method, { parameters = [], requestBody }] = random.pick(Object.entries(operations))
  const text = (name: string, schema: Readonly<Record<string, unknown>>) => {
    const value = random.chance(0.3) ? nastyWord(random) : fromSchema(random, schema, contract, name)
    const word = typeof value === 'string' ? value : JSON.stringify(value ?? '')
    return encodeURIComponent(inAddress(word))
  }
  const of = (place: string) => parameters.filter((each) => each.in === place)
  const path = pattern.replace(
    /\{(\w+)\}/g,
    (_match, name: string) => text(name, of('path').find((each) => each.name === name)?.schema ?? {}) || 'a',
  )
  const pairs = of('query')
    .filter(() => random.chance(0.6))
    .map(({ name, schema }) => `${name}${random.chance(0.04) ? '[]' : ''}=${text(name, schema)}`)
  if (random.chance(0.04)) pairs.push(`${encodeURIComponent(nastyWord(random).slice(0, 100))}=1`)
  const key = nastyWord(random)
  const headers: Record<string, string> = {
    'idempotency-key': random.chance(0.1) && printable.test(key) ? key : `key-${random.next()}`,
    'accept-language': random.pick([...locales, 'xx', '*', 'en;q=nonsense']),
  }
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : ''
  const drawn = { who, method: method.toUpperCase(), path: `${path}${query}`, headers }
  if (requestBody === undefined) return drawn
  const { schema } = requestBody.content['application/json']
  const meant = fromSchema(random, schema, contract)
  headers['content-type'] = random.chance(0.98) ? 'application/json' : 'text/plain'
  return { ...drawn, body: asText(random, random.chance(0.3) ? meant : bend(random, meant)) }
}
