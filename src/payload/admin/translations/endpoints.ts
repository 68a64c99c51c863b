import type { PayloadRequest, Endpoint } from 'payload'
import { withTransaction } from '@/lib/db/transaction'
import { hashText } from '@/modules/translations/states'
import { lockPlace } from '@/modules/translations/translations.repository'
import { areasNamed, findArea, plainOf, translatable } from './units'
import { type Edit, type TranslationUnitView, findUnits, findUnitsOf } from './find-units'
import { recordDocument } from './read-document'
import { readTexts } from './rights'
import { faultOf, type EditError, saveEdits } from './save-edits'
import { defaultLocale, type Locale, locales } from '@/lib/config/locales'
import { pairedTarget, exchangeFormats, exchangeLimits, writeCsv } from './exchange-csv'
import { z } from 'zod'
import { stateFilters } from '@/core/translations/segments'
import { guardEndpoint, marketers } from '@/payload/access/rules'
import { readBodyWithin } from '@/payload/admin/promotions/promotion-fields'
import { importFile } from './import-file'
import { publishDrafts } from './publish-drafts'
import { describeEditError } from './describe-import-errors'

type Seen = Omit<Edit, 'segments'>

/** Confirms that a translation still matches the current English text. */
export const confirmTranslation = (asked: PayloadRequest, seen: Seen): Promise<EditError | null> =>
  withTransaction(
    asked.payload,
    async (req, transaction): Promise<EditError | null> => {
      const { area: slug, document, path, locale } = seen
      const area = findArea(req.payload.config, slug)
      if (!area) return { kind: 'gone' }
      await lockPlace(transaction, { area: slug, document })
      const unit = translatable((await readTexts(req, area, document))?.units ?? []).find((each) => each.path === path)
      const target = unit ? plainOf(unit, unit.values[locale]) : ''
      const fault = faultOf(unit, { ...seen, segments: [target || ' '] })
      if (!unit || fault?.kind === 'forbidden' || fault?.kind === 'conflict') return fault ?? { kind: 'gone' }
      if (target === '') return { kind: 'blank' }
      const english = plainOf(unit, unit.values.en)
      const isSame = target === english ? { isSame: true as const } : {}
      const confirmed = { source: hashText(english), target: hashText(target), ...isSame }
      await recordDocument(req, area, document, (each, kept) => (each === locale ? { ...kept, [path]: confirmed } : kept))
      return null
    },
    { user: asked.user },
  )

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** Characters that XML cannot contain; XLIFF has an element for them. */
const unholdable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu

const attribute = (text: string): string =>
  text
    .replace(unholdable, '')
    .replace(/[&<>"\r]/g, (mark) => named[mark] ?? mark)
    .replace(/[\n\t]/g, (mark) => `&#${mark.charCodeAt(0)};`)

const content = (text: string): string =>
  text
    .replace(/[&<>"\r]/g, (mark) => named[mark] ?? mark)
    .replace(unholdable, (mark) => `<cp hex="${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`)

const states = { missing: 'initial', outdated: 'initial', same: 'initial', complete: 'translated' } as const

const segment = (unit: TranslationUnitView, english: string, target: string, at: number): string =>
  [
    `      <segment id="s${at + 1}" state="${target === '' ? 'initial' : states[unit.state]}">`,
    `        <source>${content(english)}</source>`,
    ...(target === '' ? [] : [`        <target>${content(target)}</target>`]),
    '      </segment>',
  ].join('\n')

const writeUnit = (unit: TranslationUnitView, at: number): string => {
  const targets = pairedTarget(unit)
  return [
    `    <unit id="u${at + 1}" name="${attribute(unit.path)}" canResegment="no">`,
    `      <notes><note category="label">${content(unit.label)}</note><note category="version">${unit.version}</note></notes>`,
    ...unit.english.map((english, index) => segment(unit, english, targets[index] ?? '', index)),
    '    </unit>',
  ].join('\n')
}

const filesOf = (units: readonly TranslationUnitView[]): readonly (readonly [TranslationUnitView, ...TranslationUnitView[]])[] => {
  const files = new Map<string, [TranslationUnitView, ...TranslationUnitView[]]>()
  for (const unit of units) {
    const key = `${unit.area}/${unit.document}`
    const file = files.get(key)
    if (file) file.push(unit)
    else files.set(key, [unit])
  }
  return [...files.values()]
}

/** XLIFF 2.1: one `file` per document, one `unit` per text, one `segment` per piece. */
export const writeXliff = (units: readonly TranslationUnitView[], locale: Locale): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${defaultLocale}" trgLang="${locale}">`,
    ...filesOf(units).flatMap((file, at) => [
      `  <file id="f${at + 1}" original="${attribute(`${file[0].area}/${file[0].document}`)}" xml:space="preserve">`,
      `    <notes><note>${content(file[0].title)}</note></notes>`,
      ...file.map(writeUnit),
      '  </file>',
    ]),
    '</xliff>',
    '',
  ].join('\n')

const uncached = { 'Cache-Control': 'no-store' }

const answer = (body: unknown, status = 200): Response => Response.json(body, { status, headers: uncached })
const malformed = (): Response => answer({ errors: [{ message: 'Bad Request' }] }, 400)

const target = z.enum(locales as [Locale, ...Locale[]]).refine((locale) => locale !== defaultLocale)

const question = z.object({
  /** All kinds of content, if there is none. */
  area: z.string().max(100).optional(),
  in: target,
  state: z.enum(stateFilters).default('open'),
  document: z.string().max(100).optional(),
  after: z.string().max(200).default(''),
})

const seen = z.strictObject({
  area: z.string().max(100),
  document: z.string().max(100),
  path: z.string().max(500),
  locale: target,
  version: z.string().max(60),
})

const edit = seen.extend({ segments: z.array(z.string().max(20_000)).min(1).max(2_000) })

/** About a screenful; the client loads more as needed. */
const perPage = 100

const unitsFor = (req: PayloadRequest, enough: number) => {
  const asked = question.safeParse(Object.fromEntries(req.searchParams))
  if (!asked.success) return null
  const { area, in: locale, state, document = null, after } = asked.data
  const areas = areasNamed(req.payload.config, area)
  if (areas.length === 0 || (area === undefined && document !== null)) return null
  return { locale, name: area ?? 'translations', page: findUnits(req, { areas, locale, state, document, after, enough }) }
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
        'Content-Disposition': `attachment; filename="${found.name}-${found.locale}.${ending}"`,
      },
    })
  },
}

const status: Readonly<Record<EditError['kind'], number>> = {
  gone: 404,
  forbidden: 422,
  conflict: 409,
  segments: 422,
  blank: 422,
  refused: 422,
  locked: 423,
  'draft-waits': 409,
}

const findUnit = async (
  req: PayloadRequest,
  { area: slug, document, path, locale }: z.output<typeof seen>,
): Promise<TranslationUnitView | null> => {
  const area = findArea(req.payload.config, slug)
  const all = area ? await findUnitsOf(req, { area, document, locale }) : []
  return all.find((unit) => unit.path === path) ?? null
}

/** Returns the current text with an error, so that the client can show the conflict and keep the typed text. */
const answerUnit = async (req: PayloadRequest, asked: z.output<typeof seen>, fault: EditError | null): Promise<Response> => {
  const unit = await findUnit(req, asked)
  return fault === null ? answer({ unit }) : answer({ unit, fault: fault.kind, message: describeEditError(req, fault) }, status[fault.kind])
}

const save: Endpoint = {
  method: 'post',
  path: '/translations/save',
  handler: async (req) => {
    const asked = edit.safeParse(await readBodyWithin(req))
    if (!asked.success) return malformed()
    const { segments, ...place } = asked.data
    // Saving an unchanged translation confirms it: the user saw both texts.
    const isConfirmed = (await findUnit(req, place))?.target.join('\n') === segments.join('\n')
    const fault = isConfirmed ? await confirmTranslation(req, place) : ((await saveEdits(req, [asked.data]))[0]?.fault ?? null)
    return answerUnit(req, place, fault)
  },
}

const confirm: Endpoint = {
  method: 'post',
  path: '/translations/confirm',
  handler: async (req) => {
    const asked = seen.safeParse(await readBodyWithin(req))
    return asked.success ? answerUnit(req, asked.data, await confirmTranslation(req, asked.data)) : malformed()
  },
}

const file = z.strictObject({ text: z.string(), fingerprint: z.string().length(64).nullable(), publishes: z.boolean().default(false) })

/** JSON escaping may add two bytes to a character. */
const mostBytes = exchangeLimits.bytes * 3

const fileOf = async (req: PayloadRequest) => {
  // Without Content-Length the body could be endless.
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
    return answer(await importFile(req, format.data, asked.text, asked.fingerprint, asked.publishes))
  },
}

const publication = z.strictObject({
  area: question.shape.area,
  document: z.string().max(100).nullable().default(null),
  in: target,
  fingerprint: z.string().length(64).nullable(),
})

const publish: Endpoint = {
  method: 'post',
  path: '/translations/publish',
  handler: async (req) => {
    const asked = publication.safeParse(await readBodyWithin(req))
    if (!asked.success) return malformed()
    const { area, in: locale, document, fingerprint } = asked.data
    const areas = areasNamed(req.payload.config, area)
    if (areas.length === 0 || (area === undefined && document !== null)) return malformed()
    return answer(await publishDrafts(req, { areas, locale, document }, fingerprint))
  },
}

/** `/api/translations/…`: for marketers, with their own rights on each document. */
export const translationEndpoints: Endpoint[] = [units, download, save, confirm, upload, publish].map((endpoint) =>
  guardEndpoint(endpoint, marketers),
)
