import type { PayloadRequest, Endpoint } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { withTransaction } from '@/lib/db/transaction'
import { lockPrices } from '@/modules/pricing/price-history/price-lock.repository'
import { recordPriceAuthor, type PriceChangeSource } from '@/modules/catalog/catalog.repository'
import { actorOf } from '@/lib/audit'
import { findEntries, fingerprintOf, planChanges, type Change, writeFile } from './entries'
import { faultAt, type PriceListError, type PriceList, readFile, type File, isPriceListName, mostBodyBytes, priceLists } from './kinds'
import { errorsOfRules, schedulePublication, editsOf, errorsOfEdit, writeEdit, type Edit } from './write-changes'
import { z } from 'zod'
import { marketers, guardEndpoint } from '@/payload/access/rules'
import { recordAction } from '@/payload/hooks/audit'
import { readBodyWithin } from '@/payload/admin/promotions/promotion-fields'

export type ReportedChange = Pick<Change, 'line' | 'key' | 'period' | 'column' | 'before' | 'after'>

interface Outcome {
  readonly changes: readonly ReportedChange[]
  readonly faults: readonly PriceListError[]
  /** Sent back with the same file to apply it. */
  readonly fingerprint: string
  readonly applied: boolean
}

export interface CheckedFile {
  readonly changes: readonly Change[]
  readonly faults: readonly PriceListError[]
}

interface HowToApply {
  /** Of the reviewed changes. */
  readonly fingerprint: string
  /** When to publish, as scheduled drafts; `null` publishes now. */
  readonly at: Date | null
  readonly through: Extract<PriceChangeSource, 'desk' | 'file'>
}

class Outdated extends Error {
  override readonly name = 'Outdated'
}

interface Job {
  readonly list: PriceList
  readonly file: File
  readonly edits: readonly Edit[]
  readonly how: HowToApply
}

/** Writes all documents in one transaction or none, and locks them between the check and the save. */
const writeAll = async (asked: PayloadRequest, { list, file, edits, how }: Job): Promise<readonly PriceListError[]> => {
  const { at, fingerprint, through } = how
  let current: Edit | undefined
  try {
    await withTransaction(
      asked.payload,
      async (req, transaction) => {
        req.i18n = asked.i18n
        await recordPriceAuthor(transaction, actorOf(asked), through)
        const ids = edits.map(([{ entry }]) => entry.id)
        await lockPrices(transaction, list.collection, ids)
        const { changes } = planChanges(list, file, await findEntries(req, list), asked)
        if (fingerprintOf(changes) !== fingerprint) throw new Outdated()
        for (const edit of editsOf(changes)) {
          current = edit
          await (at ? schedulePublication(req, list, edit, at) : writeEdit(req, list, edit))
        }
      },
      { user: asked.user, locale: defaultLocale },
    )
  } catch (error) {
    if (error instanceof Outdated) return [faultAt(asked)(1, null, 'changed')]
    if (current === undefined) throw error
    return errorsOfEdit(list, current, error, asked)
  }
  return []
}

const inOrder = (faults: readonly PriceListError[]): readonly PriceListError[] => [...faults].sort((one, other) => one.line - other.line)

const told = ({ changes, faults }: CheckedFile, applied = false): Outcome => ({
  changes: changes.map(({ line, key, period, column, before, after }) => ({ line, key, period, column, before, after })),
  faults: inOrder(faults),
  fingerprint: fingerprintOf(changes),
  applied,
})

export const checkFile = async (asked: PayloadRequest, list: PriceList, file: File): Promise<CheckedFile> => {
  const { changes, faults } = planChanges(list, file, await findEntries(asked, list), asked)
  return { changes, faults: inOrder(faults.length > 0 ? faults : await errorsOfRules(asked, list, editsOf(changes))) }
}

/** Applies exactly the reviewed changes or nothing. */
export const applyFile = async (asked: PayloadRequest, list: PriceList, file: File, how: HowToApply): Promise<Outcome> => {
  const checked = await checkFile(asked, list, file)
  if (checked.faults.length > 0) return told(checked)
  const fault = faultAt(asked)
  if (how.fingerprint !== fingerprintOf(checked.changes)) return told({ ...checked, faults: [fault(1, null, 'changed')] })
  if (how.at && list.collection === 'currencies') return told({ ...checked, faults: [fault(1, null, 'notLater')] })
  const refused = await writeAll(asked, { list, file, edits: editsOf(checked.changes), how })
  return told({ ...checked, faults: refused }, refused.length === 0)
}

/**
 * Imports a price list. Without a fingerprint it is a dry run that returns the changes and every error. With the fingerprint of a
 * review it applies exactly those changes or nothing.
 */
export const importFile = async (asked: PayloadRequest, list: PriceList, text: string, fingerprint: string | null): Promise<Outcome> => {
  const read = readFile(text, asked)
  if ('faults' in read) return told({ changes: [], faults: read.faults })
  if (fingerprint === null) return told(await checkFile(asked, list, read.file))
  return applyFile(asked, list, read.file, { fingerprint, at: null, through: 'file' })
}

const uncached = { 'Cache-Control': 'no-store' }

const listOf = (req: PayloadRequest): PriceList | null => {
  const name = req.routeParams?.['name']
  return isPriceListName(name) ? priceLists[name] : null
}

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status, headers: uncached })

const question = z.object({ text: z.string(), fingerprint: z.string().length(64).nullable() })

const download: Endpoint = {
  method: 'get',
  path: '/price-lists/:name',
  handler: async (req) => {
    const list = listOf(req)
    if (list === null) return refuse(404, 'Not Found')
    const file = await writeFile(req, list)
    await recordAction(req, { action: 'exported', area: String(req.routeParams?.['name']), document: null, fields: [] })
    const headers = {
      ...uncached,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${String(req.routeParams?.['name'])}.csv"`,
    }
    return new Response(file, { headers })
  },
}

const upload: Endpoint = {
  method: 'post',
  path: '/price-lists/:name',
  handler: async (req) => {
    const list = listOf(req)
    if (list === null) return refuse(404, 'Not Found')
    const asked = question.safeParse(await readBodyWithin(req, mostBodyBytes)).data
    if (asked === undefined) return refuse(400, 'Bad Request')
    return Response.json(await importFile(req, list, asked.text, asked.fingerprint), { headers: uncached })
  },
}

/** `GET` and `POST /api/price-lists/{name}`: download and import of a price list, for marketers. */
export const priceListEndpoints: Endpoint[] = [
  guardEndpoint(download, marketers, 'catalog:read'),
  guardEndpoint(upload, marketers, 'catalog:write'),
]
