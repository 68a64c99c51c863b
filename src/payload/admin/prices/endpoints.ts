import type { Context } from '@/lib/context'
import { findChanges, findChangeSets, historyPage } from '@/modules/pricing/price-history/price-history.repository'
import { writeCell, findEntries, fingerprintOf, type Change } from '@/payload/admin/price-lists/entries'
import {
  type PriceList,
  type PriceListError,
  type File,
  isPriceListName,
  mostBodyBytes,
  priceLists,
} from '@/payload/admin/price-lists/kinds'
import type {
  HistoryResponse,
  HistoryChange,
  GridResponse,
  GridColumn,
  GridRow,
  MovedRate,
  ReviewResponse,
  ReviewedChange,
  ReviewError,
  StrikePricesResponse,
} from './answers'
import type { PayloadRequest, Endpoint } from 'payload'
import type { BillingPeriod } from '@/core/catalog/types'
import { periodLabels } from '@/payload/fields/selects'
import { translate, type Reader, type Translator } from '@/payload/translate'
import { columnLabel } from './edit-cells'
import { ratesOf, readSource, sourceShape, type Source } from './review-source'
import { parseDecimal } from '@/core/money/arithmetic'
import { countChangedPrices } from '@/core/pricing/prices'
import { changePercent, warningOf } from '@/core/pricing/reference-price'
import { findCatalogSnapshot, loadRecords, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import { findAffected, evaluatePlanned } from '@/modules/pricing/price-history/price-history'
import { checkFile, type CheckedFile, applyFile } from '@/payload/admin/price-lists/import-file'
import { evaluateStrikePrices } from '@/modules/catalog/strike-prices'
import { z } from 'zod'
import { parseEcbRates } from '@/core/money/currency'
import { refusal } from '@/lib/http/http-error'
import { marketers } from '@/payload/access/rules'
import { screenPage, screenQuestion, malformed, type ScreenCall, type Outcome } from '@/payload/admin/promotions/answers'

interface Asked {
  readonly key: string | null
  readonly before: string | null
}

const historyOf = async ({ payload }: Context, { collection }: PriceList, asked: Asked): Promise<HistoryResponse> => {
  const sets = await findChangeSets(payload.db.drizzle, { area: collection, ...asked })
  return { sets, older: sets.length < historyPage ? null : (sets.at(-1)?.oldest ?? null) }
}

const historySetOf = async ({ payload }: Context, list: PriceList, set: string): Promise<readonly HistoryChange[]> => {
  const changes = await findChanges(payload.db.drizzle, set, list.collection)
  return changes.flatMap(({ key, period, field, before, after }) => {
    const column = list.columns.find((each) => each.field === field)
    if (!column) return []
    return [
      {
        key,
        period: list.byPeriod ? period : null,
        column: column.name,
        before: writeCell(column.kind, before),
        after: writeCell(column.kind, after),
      },
    ]
  })
}

const columnsOf = ({ columns }: PriceList, reader: Translator): readonly GridColumn[] =>
  columns.map(({ name, kind, unit }) => ({ name, kind, label: columnLabel(reader, name), ...(unit ? { unit } : {}) }))

const periodName = (reader: Reader, period: string | null): string =>
  period !== null && period in periodLabels ? translate(reader, periodLabels[period as BillingPeriod]) : (period ?? '')

const gridOf = async (req: PayloadRequest, list: PriceList): Promise<GridResponse> => {
  const entries = await findEntries(req, list)
  const cells = (values: Readonly<Record<string, unknown>>) => list.columns.map(({ kind, field }) => writeCell(kind, values[field]))
  const rows = entries.flatMap(({ key, name, prices, fields, hasDraft }): readonly GridRow[] =>
    list.byPeriod
      ? prices.map((price) => ({
          key,
          name,
          period: price.period,
          periodName: periodName(req, price.period),
          cells: cells(price),
          hasDraft,
        }))
      : [{ key, name, period: null, periodName: '', cells: cells(fields), hasDraft }],
  )
  return { columns: columnsOf(list, req), rows }
}

/** Adds row keys to errors, because the grid has no line numbers. */
const placeErrors = (list: PriceList, file: File | null, faults: readonly PriceListError[]): readonly ReviewError[] => {
  const keys = new Map((file?.lines ?? []).map(({ line, cells }) => [line, `${cells[list.key] ?? ''} ${cells['period'] ?? ''}`.trim()]))
  return faults.map((fault) => ({ ...fault, key: keys.get(fault.line) ?? '' }))
}

const toNumber = (cell: string): number | null => (cell === '' ? null : Number(cell))

const reviewed = (list: PriceList, { line, key, period, column, before, after }: Change): ReviewedChange => {
  const kind = list.columns.find(({ name }) => name === column)?.kind
  const figures = kind === 'number' ? ([toNumber(before), toNumber(after)] as const) : ([null, null] as const)
  return { line, key, period, column, before, after, percent: changePercent(...figures), warning: warningOf(...figures) }
}

/** M8: effect of a new exchange rate on the prices shown in its currency. */
const movedRates = (changes: readonly Change[], { catalog, currencies }: CatalogSnapshot): readonly MovedRate[] =>
  changes.flatMap(({ key, column, after }) => {
    const currency = currencies.get(key)
    if (column !== 'exchangeRate' || !currency) return []
    return [{ code: key, ...countChangedPrices(catalog, currency, { ...currency, exchangeRate: parseDecimal(after) }) }]
  })

const strikesAfter = (context: Context, { collection }: PriceList, changes: readonly Change[]) =>
  collection === 'currencies'
    ? []
    : evaluatePlanned(
        context,
        collection,
        changes.map(({ entry, key, period, field, value }) => ({
          id: entry.id,
          key,
          period: period ?? '',
          field,
          after: value === null ? null : String(value),
        })),
      )

/** Reviews changes: errors, reach and strike prices. Writes nothing. */
const reviewFile = async (req: PayloadRequest, context: Context, list: PriceList, file: File): Promise<ReviewResponse> => {
  const { changes, faults }: CheckedFile = await checkFile(req, list, file)
  const isSound = faults.length === 0 && changes.length > 0
  const [snapshot, touched, strikes] = await Promise.all([
    findCatalogSnapshot(context),
    isSound ? findAffected(context, list.collection, [...new Set(changes.map(({ key }) => key))]) : null,
    isSound ? strikesAfter(context, list, changes) : [],
  ])
  return {
    changes: changes.map((change) => reviewed(list, change)),
    faults: placeErrors(list, file, faults),
    fingerprint: fingerprintOf(changes),
    touched,
    strikes,
    currencies: list.collection === 'currencies' ? [] : [...snapshot.currencies.values()],
    rates: list.collection === 'currencies' && isSound ? movedRates(changes, snapshot) : [],
  }
}

/** Upper limit of listed items; the total is shown. */
const mostNamed = 200

/** P11: invalid strike prices, and the number of those without evidence. */
const strikesOf = async (context: Context): Promise<StrikePricesResponse> => {
  const [{ catalog }, records, { strikePolicy }] = await Promise.all([
    findCatalogSnapshot(context),
    loadRecords(context.payload, null),
    context.payload.findGlobal({ slug: 'pricing-settings', depth: 0, select: { strikePolicy: true } }),
  ])
  const judged = evaluateStrikePrices(catalog, records)
  const untrue = judged.filter(({ reference }) => reference.verdict === 'untrue')
  return {
    policy: strikePolicy,
    strikes: untrue.slice(0, mostNamed),
    count: untrue.length,
    unproven: judged.filter(({ reference }) => reference.verdict === 'unproven').length,
  }
}

const unknownList: Outcome = { refused: refusal('not-found') }

/** Answers for the price list that the address names. */
const ofList =
  <Asked>(work: (list: PriceList, call: ScreenCall<Asked>) => Outcome | Promise<Outcome>) =>
  async (call: ScreenCall<Asked>): Promise<Outcome> => {
    const name = call.req.routeParams?.['name']
    return isPriceListName(name) ? work(priceLists[name], call) : unknownList
  }

const grid = screenPage({
  path: '/prices/:name',
  shape: z.object({}),
  isAllowed: marketers,
  scope: 'catalog:read',
  handler: ofList(async (list, { req }) => ({ body: await gridOf(req, list) })),
})

const review = screenQuestion({
  path: '/prices/:name/review',
  shape: sourceShape,
  isAllowed: marketers,
  scope: 'catalog:read',
  mostBytes: mostBodyBytes,
  handler: ofList(async (list, { asked, context, req }: ScreenCall<Source>) => {
    const read = readSource(list, asked, req)
    if ('faults' in read) return { body: { ...nothingToSee, faults: placeErrors(list, null, read.faults) } }
    return { body: await reviewFile(req, context, list, read.file) }
  }),
})

const nothingToSee = { changes: [], fingerprint: '', touched: null, strikes: [], currencies: [], rates: [] } as const

const doorOf = (source: Source) => (source.text === undefined ? 'desk' : 'file')

const applied = z.strictObject({
  source: sourceShape,
  fingerprint: z.string().length(64),
  at: z.iso.datetime({ offset: true }).nullable(),
})

const apply = screenQuestion({
  path: '/prices/:name/apply',
  shape: applied,
  isAllowed: marketers,
  scope: 'catalog:write',
  mostBytes: mostBodyBytes,
  handler: ofList(async (list, { asked, context, req }: ScreenCall<z.output<typeof applied>>) => {
    const { source, fingerprint, at } = asked
    const moment = at === null ? null : new Date(at)
    if (moment && moment.getTime() <= context.now()) return malformed
    const read = readSource(list, source, req)
    if ('faults' in read) return malformed
    const outcome = await applyFile(req, list, read.file, { fingerprint, at: moment, through: doorOf(source) })
    return { body: { applied: outcome.applied, faults: placeErrors(list, read.file, outcome.faults) } }
  }),
})

const history = screenPage({
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
  scope: 'catalog:read',
  handler: ofList(async (list, { asked, context }: ScreenCall<Asked>) => ({ body: await historyOf(context, list, asked) })),
})

const historySet = screenPage({
  path: '/prices/:name/history/:set',
  shape: z.object({}),
  isAllowed: marketers,
  scope: 'catalog:read',
  handler: ofList(async (list, { context, req }) => {
    const set = z.uuid().safeParse(req.routeParams?.['set']).data
    return set === undefined ? unknownList : { body: await historySetOf(context, list, set) }
  }),
})

const strikes = screenPage({
  path: '/price-strikes',
  shape: z.object({}),
  isAllowed: marketers,
  scope: 'catalog:read',
  handler: async ({ context }) => ({ body: await strikesOf(context) }),
})

const rates = screenQuestion({
  path: '/price-rates',
  shape: z.strictObject({ xml: z.string().max(60_000) }),
  isAllowed: marketers,
  mostBytes: mostBodyBytes,
  handler: async ({ asked, req }) => {
    const read = parseEcbRates(asked.xml)
    return read === null ? malformed : { body: { cells: await ratesOf(req, read) } }
  },
})

/** Without rates there are no cells to review. */
const ratesOfToday = screenQuestion({
  path: '/price-rates/today',
  shape: z.strictObject({}),
  isAllowed: marketers,
  handler: async ({ context, req }) => {
    if (context.rates === null) return unknownList
    const read = await context.rates.find()
    return { body: { cells: read === null ? [] : await ratesOf(req, read) } }
  },
})

/** `/api/prices/…`: only `apply` writes, and only reviewed changes. */
export const priceEndpoints: Endpoint[] = [grid, review, apply, history, historySet, strikes, rates, ratesOfToday]
