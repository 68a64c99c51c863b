import type { Random } from '../engine/random'
import { nastyWord } from './nasty'
import type { Kept } from './shapes'

const operators = [
  ...['equals', 'not_equals', 'in', 'not_in', 'all', 'exists', 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
  ...['like', 'not_like', 'contains', 'near', 'within', 'intersects', 'nonsense', '__proto__', ''],
] as const
const inherited = ['__proto__', 'constructor', 'constructor.prototype', 'toString', 'nonsense', 'nonsense.deeper', ''] as const

const field = (random: Random, { fields }: Kept): string => {
  if (random.chance(0.1)) return random.pick(inherited)
  return `${random.pick(fields)}${random.chance(0.05) ? '.id' : ''}`
}

const pair = (name: string, value: string): string =>
  `${encodeURI(name).replaceAll('#', '%23').replaceAll('&', '%26')}=${encodeURIComponent(value)}`

const someId = (random: Random, { documents }: Kept): string => {
  const id = documents.length > 0 ? random.pick(documents)['id'] : undefined
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '00000000-0000-7000-8000-000000000000'
}

/** Existing value, plausible value, or nonsense. */
const valueOf = (random: Random, name: string, kept: Kept): string => {
  if (random.chance(0.6)) return nastyWord(random)
  const held = kept.documents.length > 0 ? random.pick(kept.documents)[name.split('.')[0] ?? ''] : undefined
  return typeof held === 'string' || typeof held === 'number' || typeof held === 'boolean' ? String(held) : someId(random, kept)
}

const comparison = (random: Random, at: string, kept: Kept): string[] => {
  const name = field(random, kept)
  const operator = random.pick(operators)
  const value = () => valueOf(random, name, kept)
  const form = random.next()
  if (form < 0.06) return [pair(`${at}[${name}]`, value())]
  if (form < 0.16) return [pair(`${at}[${name}][${operator}][]`, value()), pair(`${at}[${name}][${operator}][]`, value())]
  if (form < 0.2) return [pair(`${at}[${name}][${operator}][a]`, value())]
  if (form < 0.24) return [pair(`${at}[${name}][${operator}]`, value()), pair(`${at}[${name}][${random.pick(operators)}]`, value())]
  return [pair(`${at}[${name}][${operator}]`, value())]
}

/** Nested `and` and `or`, with lists and values swapped. */
export const drawWhere = (random: Random, kept: Kept, at = 'where', depth = 0): string[] => {
  if (depth >= 4 || random.chance(0.55)) return comparison(random, at, kept)
  const joined = random.pick(['and', 'or', 'AND', 'or'])
  if (random.chance(0.05)) return [pair(`${at}[${joined}]`, nastyWord(random))]
  const count = random.chance(0.01) ? 40 : random.between(1, 3)
  return Array.from({ length: count }, (_, index) => drawWhere(random, kept, `${at}[${joined}][${index}]`, depth + 1)).flat()
}

type Draw = (random: Random, kept: Kept) => string[]

const someTrue: Draw = (random, kept) => [
  pair(`select[${field(random, kept).replaceAll('.', '][')}]`, random.pick(['true', 'false', '1', nastyWord(random)])),
]

const parts: Readonly<Record<string, Draw>> = {
  where: (random, kept) => drawWhere(random, kept),
  sort: (random, kept) => [
    pair(
      random.pick(['sort', 'sort', 'sort[]', 'sort[a]']),
      random.pick([field(random, kept), `-${field(random, kept)}`, '-', nastyWord(random)]),
    ),
  ],
  select: someTrue,
  populate: (random, kept) => [
    pair(`populate[${random.pick(['users', 'media', kept.slug, '__proto__'])}][${field(random, kept)}]`, 'true'),
  ],
  limit: (random) => [pair('limit', random.pick(['0', '1', '10', '1000000', '-1', '1e9', nastyWord(random)]))],
  page: (random) => [pair('page', random.pick(['1', '2', '0', '-1', '1e99', '99999999999', nastyWord(random)]))],
  depth: (random) => [pair('depth', random.pick(['0', '1', '2', '10', '-1', '1e9', nastyWord(random)]))],
  joins: (random, kept) => [pair(`joins[${field(random, kept)}][${random.pick(['limit', 'sort', 'where', 'page'])}]`, nastyWord(random))],
  locale: (random) => [pair('locale', random.pick(['en', 'de', 'all', '*', 'xx', nastyWord(random)]))],
  'fallback-locale': (random) => [pair('fallback-locale', random.pick(['en', 'none', 'null', 'false', 'xx', nastyWord(random)]))],
  draft: (random) => [pair('draft', random.pick(['true', 'false', nastyWord(random)]))],
  trash: (random) => [pair('trash', random.pick(['true', nastyWord(random)]))],
  pagination: (random) => [pair('pagination', random.pick(['false', nastyWord(random)]))],
  anything: (random) => [
    pair(
      random.pick(['data', 'where', 'select', 'populate', 'joins', 'sort[', 'lang', '__proto__[a]', 'a'.repeat(500)]),
      nastyWord(random),
    ),
  ],
}

/** Random query for Payload's REST API. */
export const drawQuery: Draw = (random, kept) => {
  const wanted = random.shuffle(Object.keys(parts)).slice(0, random.pick([0, 1, 1, 1, 2, 2, 3, 5]))
  return wanted.flatMap((name) => parts[name]?.(random, kept) ?? [])
}

export const idOf = someId
