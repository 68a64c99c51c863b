import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale, locales, type Locale } from '@/lib/config/locales'
import { stateFilters } from '@/core/translations/segments'
import { guardEndpoint } from '@/cms/access/guard-endpoint'
import { marketers } from '@/cms/access/rules'
import { bodyWithin } from '@/cms/promotions/body-within'
import { findArea } from './areas'
import { confirmTranslation } from './confirm'
import { exchangeFormats, exchangeLimits } from './exchange-file'
import { writeCsv } from './exchange-csv'
import { findUnits, findUnitsOf, type ShownUnit } from './find-units'
import { importFile } from './import-file'
import { sayEditFault } from './import-words'
import { saveEdits, type EditFault } from './save-edits'
import { writeXliff } from './write-xliff'

const uncached = { 'Cache-Control': 'no-store' }

const answer = (body: unknown, status = 200): Response => Response.json(body, { status, headers: uncached })
const malformed = (): Response => answer({ errors: [{ message: 'Bad Request' }] }, 400)

const target = z.enum(locales as [Locale, ...Locale[]]).refine((locale) => locale !== defaultLocale)

const question = z.object({
  area: z.string().max(100),
  in: target,
  state: z.enum(stateFilters).default('open'),
  document: z.string().max(100).optional(),
  after: z.string().max(100).default(''),
})

const seen = z.strictObject({
  area: z.string().max(100),
  document: z.string().max(100),
  path: z.string().max(500),
  locale: target,
  version: z.string().max(60),
})

const edit = seen.extend({ segments: z.array(z.string().max(20_000)).min(1).max(2_000) })

/** About a screenful: more are asked for when these are done. */
const perPage = 100

const unitsFor = (req: PayloadRequest, enough: number) => {
  const asked = question.safeParse(Object.fromEntries(req.searchParams))
  const area = asked.success ? findArea(req.payload.config, asked.data.area) : undefined
  if (!asked.success || !area) return null
  const { in: locale, state, document = null, after } = asked.data
  return { locale, area, page: findUnits(req, { area, locale, state, document, after, enough }) }
}

const units: Endpoint = {
  method: 'get',
  path: '/translations/units',
  handler: async (req) => {
    const found = unitsFor(req, perPage)
    return found === null ? malformed() : answer(await found.page)
  },
}

const files = {
  xliff: { write: writeXliff, ending: 'xlf', type: 'application/xliff+xml' },
  csv: { write: writeCsv, ending: 'csv', type: 'text/csv' },
} as const

const download: Endpoint = {
  method: 'get',
  path: '/translations/export/:format',
  handler: async (req) => {
    const format = z.enum(exchangeFormats).safeParse(req.routeParams?.['format'])
    const found = format.success ? unitsFor(req, exchangeLimits.units) : null
    if (!format.success || found === null) return malformed()
    const { write, ending, type } = files[format.data]
    const { units: all } = await found.page
    return new Response(write(all.slice(0, exchangeLimits.units), found.locale), {
      headers: {
        ...uncached,
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Disposition': `attachment; filename="${found.area.slug}-${found.locale}.${ending}"`,
      },
    })
  },
}

const status: Readonly<Record<EditFault['kind'], number>> = {
  gone: 404,
  conflict: 409,
  segments: 422,
  blank: 422,
  refused: 422,
  locked: 423,
  'draft-waits': 409,
}

const findUnit = async (req: PayloadRequest, { area: slug, document, path, locale }: z.output<typeof seen>): Promise<ShownUnit | null> => {
  const area = findArea(req.payload.config, slug)
  const all = area ? await findUnitsOf(req, { area, document, locale }) : []
  return all.find((unit) => unit.path === path) ?? null
}

/** The text as it is now, so that whoever was refused sees what stands there; their own words are theirs. */
const answerUnit = async (req: PayloadRequest, asked: z.output<typeof seen>, fault: EditFault | null): Promise<Response> => {
  const unit = await findUnit(req, asked)
  return fault === null ? answer({ unit }) : answer({ unit, fault: fault.kind, message: sayEditFault(req, fault) }, status[fault.kind])
}

const save: Endpoint = {
  method: 'post',
  path: '/translations/save',
  handler: async (req) => {
    const asked = edit.safeParse(await bodyWithin(req))
    if (!asked.success) return malformed()
    const { segments, ...place } = asked.data
    // Whoever saves has seen both: words that are the same as before are confirmed by it.
    const isConfirmed = (await findUnit(req, place))?.target.join('\n') === segments.join('\n')
    const fault = isConfirmed ? await confirmTranslation(req, place) : ((await saveEdits(req, [asked.data]))[0]?.fault ?? null)
    return answerUnit(req, place, fault)
  },
}

const confirm: Endpoint = {
  method: 'post',
  path: '/translations/confirm',
  handler: async (req) => {
    const asked = seen.safeParse(await bodyWithin(req))
    return asked.success ? answerUnit(req, asked.data, await confirmTranslation(req, asked.data)) : malformed()
  },
}

const file = z.strictObject({ text: z.string(), fingerprint: z.string().length(64).nullable() })

/** A file in JSON, where every character may take two bytes more. */
const mostBytes = exchangeLimits.bytes * 3

const fileOf = async (req: PayloadRequest) => {
  // Who names no length may send without end.
  if (!(Number(req.headers.get('content-length') ?? Number.NaN) <= mostBytes)) return null
  try {
    return file.safeParse(JSON.parse((await req.text?.()) ?? '')).data ?? null
  } catch {
    return null
  }
}

const upload: Endpoint = {
  method: 'post',
  path: '/translations/import/:format',
  handler: async (req) => {
    const format = z.enum(exchangeFormats).safeParse(req.routeParams?.['format'])
    const asked = format.success ? await fileOf(req) : null
    if (!format.success || asked === null) return malformed()
    return answer(await importFile(req, format.data, asked.text, asked.fingerprint))
  },
}

/** `/api/translations/…`: what the translators' desk asks and saves. For those who edit content, with their own rights on each document. */
export const translationEndpoints: Endpoint[] = [units, download, save, confirm, upload].map((endpoint) =>
  guardEndpoint(endpoint, marketers),
)
