import type { Random } from '../engine/random'
import { asText, bend } from './bend'
import { drawQuery, drawWhere, idOf } from './draw-query'
import { nastyValue, nastyWord } from './nasty'
import type { Drawn, Who } from './drawn'
import type { Kept, Shapes } from './shapes'

const nowhere: Kept = { slug: 'nowhere', fields: ['id'], documents: [] }
const inherited = ['constructor', '__proto__', 'toString', 'nothing', 'access', 'graphql', 'globals'] as const
const ownCalls = [
  'me',
  'login',
  'logout',
  'refresh-token',
  'forgot-password',
  'reset-password',
  'unlock',
  'init',
  'first-register',
  'verify/a',
  'access/a',
]

const word = (random: Random): string => encodeURIComponent(nastyWord(random).slice(0, 200))

const collectionOf = (random: Random, { collections }: Shapes): Kept =>
  random.chance(0.03) ? { ...nowhere, slug: random.pick(inherited) } : random.pick(collections)

const withQuery = (path: string, pairs: readonly string[]): string => (pairs.length > 0 ? `${path}?${pairs.join('&')}` : path)

const drawRead = (random: Random, shapes: Shapes, who: Who): Drawn => {
  const isGlobal = random.chance(0.1)
  const kept = isGlobal ? random.pick(shapes.globals) : collectionOf(random, shapes)
  const id = random.chance(0.7) ? idOf(random, kept) : word(random)
  const below = isGlobal
    ? random.pick(['', '', '/versions', '/access', `/versions/${id}`])
    : random.pick([
        '',
        '',
        '',
        '',
        '/count',
        '/versions',
        `/${id}`,
        `/${id}`,
        `/versions/${id}`,
        `/access/${id}`,
        `/file/${word(random)}`,
        `/${id}/nothing`,
      ])
  const pairs = drawQuery(random, kept)
  const path = `/api/${isGlobal ? 'globals/' : ''}${kept.slug}${below}`
  // Payload reads this form as a query
  if (random.chance(0.05)) {
    const headers = { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
    return { who, method: 'POST', path, headers, body: pairs.join('&') }
  }
  return { who, method: 'GET', path: withQuery(path, pairs) }
}

/** Existing document with mutations, or a random one. */
const drawDocument = (random: Random, { fields, documents }: Kept): unknown => {
  if (documents.length > 0 && random.chance(0.7)) {
    const { id: _id, createdAt: _created, updatedAt: _updated, ...rest } = random.pick(documents)
    return bend(random, rest)
  }
  const some = Array.from({ length: random.between(0, 6) }, () => [random.pick(fields).split('.')[0] ?? '', nastyValue(random)] as const)
  return Object.fromEntries(some)
}

const drawWrite = (random: Random, shapes: Shapes, who: Who): Drawn => {
  const headers = { 'content-type': random.chance(0.97) ? 'application/json' : nastyHeader(random) }
  if (random.chance(0.1)) {
    const kept = random.pick(shapes.globals)
    const path = withQuery(`/api/globals/${kept.slug}`, drawQuery(random, kept).slice(0, 1))
    return { who, method: 'POST', path, headers, body: asText(random, drawDocument(random, kept)) }
  }
  const kept = collectionOf(random, shapes)
  const body = asText(random, drawDocument(random, kept))
  const pairs = random.chance(0.4) ? drawQuery(random, kept).slice(0, 2) : []
  const path = `/api/${kept.slug}`
  const kind = random.next()
  if (kind < 0.4) return { who, method: 'POST', path: withQuery(path, pairs), headers, body }
  if (kind < 0.75) return { who, method: 'PATCH', path: withQuery(`${path}/${idOf(random, kept)}`, pairs), headers, body }
  if (kind < 0.82) return { who, method: 'PATCH', path: withQuery(path, [...drawWhere(random, kept), 'limit=2']), headers, body }
  if (kind < 0.86) return { who, method: 'DELETE', path: withQuery(`${path}/${word(random)}`, pairs) }
  if (kind < 0.88) return { who, method: 'DELETE', path: withQuery(path, [...drawWhere(random, kept), 'limit=1']) }
  if (kind < 0.92) return { who, method: 'POST', path: `${path}/${idOf(random, kept)}/duplicate`, headers, body }
  if (kind < 0.95) return { who, method: 'PUT', path: `${path}/${idOf(random, kept)}`, headers, body }
  return {
    who: 'stranger',
    method: 'POST',
    path: `${path}/${random.pick(ownCalls)}`,
    headers,
    body: asText(random, bend(random, { email: 'a@example.com', password: 'wrong', token: 'a' })),
  }
}

const nastyHeader = (random: Random): string =>
  random.pick([
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=a',
    'application/xml',
    'application/json; charset=utf-7',
    'a',
  ])

const elsewhere = [
  '/api/access',
  '/api/graphql',
  '/api/payload-jobs/run',
  '/api/payload-preferences/a',
  '/api/payload-locked-documents',
  '/api',
  '/api/',
  '/api//pages',
  '/api/%70ages',
]

/** Random call of Payload's REST API. */
export const drawRest = (random: Random, shapes: Shapes, who: Who): Drawn => {
  const kind = random.next()
  if (kind < 0.04) return { who, method: random.pick(['GET', 'POST', 'OPTIONS', 'HEAD']), path: random.pick(elsewhere) }
  return kind < 0.7 ? drawRead(random, shapes, who) : drawWrite(random, shapes, who)
}
