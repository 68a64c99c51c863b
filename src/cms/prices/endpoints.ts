import type { Endpoint } from 'payload'
import { z } from 'zod'
import { parseEcbRates } from '@/core/money/currency'
import { refusal } from '@/lib/http/http-error'
import { marketers } from '@/cms/access/rules'
import { applyFile } from '@/cms/price-lists/import-file'
import { isPriceListName, mostBodyBytes, priceLists } from '@/cms/price-lists/kinds'
import { deskPage, deskQuestion, malformed, type DeskCall, type Outcome } from '@/cms/promotions/desk-call'
import { historyOf, historySetOf } from './history'
import { gridOf } from './grid-rows'
import { ratesOf } from './rates'
import { placeFaults, reviewFile } from './review'
import { readSource, sourceShape, type Source } from './source'
import { strikesOf } from './strikes'

const unknownList: Outcome = { refused: refusal('not-found') }

/** The list an address names. */
const nameOf = ({ req }: Pick<DeskCall<unknown>, 'req'>) => {
  const name = req.routeParams?.['name']
  return isPriceListName(name) ? name : null
}

const grid = deskPage({
  path: '/prices/:name',
  shape: z.object({}),
  isAllowed: marketers,
  handler: async (call) => {
    const name = nameOf(call)
    return name === null ? unknownList : { body: await gridOf(call.req, priceLists[name]) }
  },
})

const review = deskQuestion({
  path: '/prices/:name/review',
  shape: sourceShape,
  isAllowed: marketers,
  mostBytes: mostBodyBytes,
  handler: async (call) => {
    const name = nameOf(call)
    if (name === null) return unknownList
    const list = priceLists[name]
    const read = readSource(list, call.asked, call.req)
    if ('faults' in read) return { body: { ...nothingToSee, faults: placeFaults(list, null, read.faults) } }
    return { body: await reviewFile(call.req, call.context, list, read.file) }
  },
})

const nothingToSee = { changes: [], fingerprint: '', touched: null, strikes: [], currencies: [], rates: [] } as const

const doorOf = (source: Source) => (source.text === undefined ? 'desk' : 'file')

const apply = deskQuestion({
  path: '/prices/:name/apply',
  shape: z.strictObject({
    source: sourceShape,
    fingerprint: z.string().length(64),
    at: z.iso.datetime({ offset: true }).nullable(),
  }),
  isAllowed: marketers,
  mostBytes: mostBodyBytes,
  handler: async (call) => {
    const { source, fingerprint, at } = call.asked
    const name = nameOf(call)
    if (name === null) return unknownList
    const moment = at === null ? null : new Date(at)
    if (moment && moment.getTime() <= call.context.now()) return malformed
    const list = priceLists[name]
    const read = readSource(list, source, call.req)
    if ('faults' in read) return malformed
    const outcome = await applyFile(call.req, list, read.file, { fingerprint, at: moment, through: doorOf(source) })
    return { body: { applied: outcome.applied, faults: placeFaults(list, read.file, outcome.faults) } }
  },
})

const history = deskPage({
  path: '/prices/:name/history',
  shape: z.object({
    key: z.string().min(1).max(120).nullable().default(null),
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .nullable()
      .default(null),
  }),
  isAllowed: marketers,
  handler: async (call) => {
    const name = nameOf(call)
    return name === null ? unknownList : { body: await historyOf(call.context, priceLists[name], call.asked) }
  },
})

const historySet = deskPage({
  path: '/prices/:name/history/:set',
  shape: z.object({}),
  isAllowed: marketers,
  handler: async (call) => {
    const name = nameOf(call)
    const set = z.uuid().safeParse(call.req.routeParams?.['set']).data
    return name === null || set === undefined ? unknownList : { body: await historySetOf(call.context, priceLists[name], set) }
  },
})

const strikes = deskPage({
  path: '/price-strikes',
  shape: z.object({}),
  isAllowed: marketers,
  handler: async ({ context }) => ({ body: await strikesOf(context) }),
})

const rates = deskQuestion({
  path: '/price-rates',
  shape: z.strictObject({ xml: z.string().max(60_000) }),
  isAllowed: marketers,
  mostBytes: mostBodyBytes,
  handler: async ({ asked, req }) => {
    const read = parseEcbRates(asked.xml)
    return read === null ? malformed : { body: { cells: await ratesOf(req, read) } }
  },
})

/** No cells where nobody answered: there is nothing to review then. */
const ratesOfToday = deskQuestion({
  path: '/price-rates/today',
  shape: z.strictObject({}),
  isAllowed: marketers,
  handler: async ({ context, req }) => {
    if (context.rates === null) return unknownList
    const read = await context.rates.find()
    return { body: { cells: read === null ? [] : await ratesOf(req, read) } }
  },
})

/** `/api/prices/…`: what the prices desk asks. Only `apply` writes, and only what was shown. */
export const priceEndpoints: Endpoint[] = [grid, review, apply, history, historySet, strikes, rates, ratesOfToday]
