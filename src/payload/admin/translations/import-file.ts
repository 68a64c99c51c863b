import sax, { type SAXParser, type Tag } from 'sax'
import { defaultLocale } from '@/lib/config/locales'
import {
  type ExchangedUnit,
  type FileError,
  type FileErrorKind,
  type ParsedFile,
  exchangeLimits,
  type ExchangeFormat,
  readCsv,
} from './exchange-csv'
import { isTarget, englishOf, type Edit, findUnitsOf, type TranslationUnitView } from './find-units'
import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { findArea, translateLabel } from './units'
import { describeChanged, describeEditError, describeFileError, describeRepeated } from './describe-import-errors'
import { groupsOf, saveEdits, type EditError } from './save-edits'

/** Aborts parsing: a file is imported whole or not at all. */
class Unreadable extends Error {
  constructor(readonly kind: FileErrorKind) {
    super(kind)
  }
}

interface OpenUnit {
  readonly line: number
  readonly path: string
  version: string
  readonly english: string[]
  readonly target: string[]
}

const known: ReadonlySet<string> = new Set(['xliff', 'file', 'notes', 'note', 'unit', 'segment', 'source', 'target', 'cp'])
/** Elements that tools may add; ignored. */
const skipped: ReadonlySet<string> = new Set(['skeleton', 'originalData', 'ignorable'])

const attributeOf = (tag: Tag, name: string): string => tag.attributes[name] ?? ''

/** Parser state. Elements of foreign namespaces are ignored with their content. */
const createReading = (at: () => number) => {
  const units: ExchangedUnit[] = []
  let locale: unknown = ''
  let [area, document] = ['', '']
  let unit: OpenUnit | null = null
  let text: string | null = null
  let category = ''
  let passedOver = 0

  const begin: Readonly<Record<string, (tag: Tag) => void>> = {
    xliff: (tag) => {
      locale = attributeOf(tag, 'trgLang')
      if (!isTarget(locale) || attributeOf(tag, 'srcLang') !== defaultLocale) throw new Unreadable('language')
    },
    file: (tag) => {
      const original = attributeOf(tag, 'original')
      const cut = original.indexOf('/')
      area = cut < 0 ? original : original.slice(0, cut)
      document = cut < 0 ? '' : original.slice(cut + 1)
    },
    unit: (tag) => {
      unit = { line: at(), path: attributeOf(tag, 'name'), version: '', english: [], target: [] }
    },
    segment: () => {
      unit?.english.push('')
      unit?.target.push('')
    },
    note: (tag) => {
      category = attributeOf(tag, 'category')
      text = ''
    },
    source: () => {
      text = ''
    },
    target: () => {
      text = ''
    },
    cp: (tag) => {
      const code = Number.parseInt(attributeOf(tag, 'hex'), 16)
      if (text !== null && code <= 0x10ffff) text += String.fromCodePoint(code)
    },
  }

  const end: Readonly<Record<string, () => void>> = {
    note: () => {
      if (unit && category === 'version') unit.version = text?.trim() ?? ''
      text = null
    },
    source: () => {
      unit?.english.splice(-1, 1, text ?? '')
      text = null
    },
    target: () => {
      unit?.target.splice(-1, 1, text ?? '')
      text = null
    },
    unit: () => {
      if (unit && isTarget(locale)) units.push({ ...unit, area, document, locale })
      unit = null
    },
  }

  return {
    units,
    open: (tag: Tag) => {
      if (passedOver > 0 || tag.name.includes(':') || skipped.has(tag.name)) passedOver += 1
      // Inline markup within a segment would be lost, so it is rejected.
      else if (!known.has(tag.name) || (text !== null && tag.name !== 'cp')) throw new Unreadable(text === null ? 'unreadable' : 'inline')
      else begin[tag.name]?.(tag)
    },
    close: (name: string) => {
      if (passedOver > 0) passedOver -= 1
      else end[name]?.()
    },
    words: (words: string) => {
      if (text !== null && passedOver === 0) text += words
    },
  }
}

const faultsAfter = (reader: SAXParser, error: unknown): readonly FileError[] => [
  { line: reader.line + 1, kind: error instanceof Unreadable ? error.kind : 'unreadable' },
]

/** Without it the parser would also resolve HTML's entities; its types lack the option. */
const options = { position: true, strictEntities: true }

/**
 * Parses XLIFF 2, with line numbers. Only XML's five entities are resolved, no file or URL is loaded, and a DOCTYPE, which could
 * declare more, is rejected.
 */
export const readXliff = (file: string): ParsedFile => {
  const reader = sax.parser(true, options)
  const reading = createReading(() => reader.line + 1)
  reader.onopentag = (tag) => reading.open(tag as Tag)
  reader.onclosetag = reading.close
  reader.ontext = reading.words
  reader.oncdata = reading.words
  reader.ondoctype = () => {
    throw new Unreadable('doctype')
  }
  reader.onerror = (error) => {
    throw error
  }
  try {
    reader.write(file.replace(/^\ufeff/, '')).close()
  } catch (error) {
    return { faults: faultsAfter(reader, error) }
  }
  return reading.units.length === 0 ? { faults: [{ line: 1, kind: 'empty' }] } : { units: reading.units }
}

interface ImportChange {
  readonly line: number
  readonly place: string
  readonly before: string
  readonly after: string
}

interface ImportError {
  readonly line: number
  readonly place: string
  readonly reason: string
}

export interface ImportOutcome {
  readonly changes: readonly ImportChange[]
  readonly faults: readonly ImportError[]
  /** Sent back with the same file to apply it. */
  readonly fingerprint: string
  readonly applied: boolean
}

interface Planned extends ImportChange {
  readonly edit: Edit
}

/** Titles and labels as the screen shows them; names of a text that no longer exists. */
const placeOf = (
  req: PayloadRequest,
  { area, document, path }: Pick<ExchangedUnit, 'area' | 'document' | 'path'>,
  now?: TranslationUnitView,
): string => {
  const known = findArea(req.payload.config, area)
  return (now && known ? [translateLabel(req, known.label), now.title, now.label] : [area, document, path]).filter(Boolean).join(' › ')
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

/** The edit a unit asks for, compared with the current text; `null` if it changes nothing. */
const judge = (unit: ExchangedUnit, now: TranslationUnitView | undefined): Edit | EditError | null => {
  if (!now) return { kind: 'gone' }
  if (unit.target.every((segment) => segment.trim() === '') || isSame(unit.target, now.target)) return null
  if (!now.mayChange) return { kind: 'forbidden' }
  if (!isSame(unit.english, now.english) || englishOf(unit.version) !== englishOf(now.version)) return { kind: 'conflict', isEnglish: true }
  if (unit.version !== now.version) return { kind: 'conflict', isEnglish: false }
  const { area, document, path, locale, target, version } = unit
  return { area, document, path, locale, segments: target, version }
}

type Units = ReadonlyMap<string, TranslationUnitView>

/** Reads each document of the file once. */
const findCurrent = async (req: PayloadRequest, units: readonly ExchangedUnit[]): Promise<Units> => {
  const found = new Map<string, TranslationUnitView>()
  const read = new Set<string>()
  for (const { area: slug, document, locale } of units) {
    const area = findArea(req.payload.config, slug)
    const key = JSON.stringify([slug, document, locale])
    if (!area || read.has(key)) continue
    read.add(key)
    for (const unit of await findUnitsOf(req, { area, document, locale }))
      found.set(JSON.stringify([slug, document, unit.path, locale]), unit)
  }
  return found
}

const plan = async (req: PayloadRequest, units: readonly ExchangedUnit[]) => {
  const current = await findCurrent(req, units)
  const seen = new Set<string>()
  const changes: Planned[] = []
  const faults: ImportError[] = []
  for (const unit of units) {
    const key = JSON.stringify([unit.area, unit.document, unit.path, unit.locale])
    const now = current.get(key)
    const at = { line: unit.line, place: placeOf(req, unit, now) }
    const judged = judge(unit, now)
    if (seen.has(key)) faults.push({ ...at, reason: describeRepeated(req) })
    else if (judged !== null && 'kind' in judged) faults.push({ ...at, reason: describeEditError(req, judged) })
    else if (judged !== null) changes.push({ ...at, before: now?.target.join('\n') ?? '', after: unit.target.join('\n'), edit: judged })
    seen.add(key)
  }
  return { changes, faults }
}

/** Hash of a set of changes, so that exactly the reviewed changes are applied. */
const fingerprintOf = (changes: readonly Planned[]): string =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ place, edit, before, after }) => [place, edit.locale, edit.version, before, after])))
    .digest('hex')

const outcome = (changes: readonly Planned[], faults: readonly ImportError[], applied = false): ImportOutcome => ({
  changes: changes.map(({ line, place, before, after }) => ({ line, place, before, after })),
  faults: [...faults].sort((one, other) => one.line - other.line),
  fingerprint: fingerprintOf(changes),
  applied,
})

/** Saves the changes. A trial saves and rolls back each document separately, so that it reports every error. */
const save = async (
  req: PayloadRequest,
  changes: readonly Planned[],
  { isTrial, publishes }: { readonly isTrial: boolean; readonly publishes: boolean },
): Promise<readonly ImportError[]> => {
  const edits = changes.map(({ edit }) => edit)
  const lots = isTrial ? groupsOf(req, edits).map((group) => group.edits) : [edits]
  const faults: ImportError[] = []
  for (const lot of lots)
    for (const { edit, fault } of await saveEdits(req, lot, { isTrial, publishes })) {
      const change = changes.find((each) => each.edit === edit)
      faults.push({ line: change?.line ?? 1, place: change?.place ?? placeOf(req, edit), reason: describeEditError(req, fault) })
    }
  return faults
}

const readers = { xliff: readXliff, csv: readCsv } as const

/**
 * Imports translations. Without a fingerprint it is a dry run that returns the changes and every error. With the fingerprint of a
 * review it applies exactly those changes or nothing, as drafts or published. Unchanged texts are not written. A document with other
 * unpublished changes is not published.
 */
export const importFile = async (
  req: PayloadRequest,
  format: ExchangeFormat,
  text: string,
  fingerprint: string | null,
  publishes = false,
): Promise<ImportOutcome> => {
  const refuse = (line: number, reason: string) => outcome([], [{ line, place: '', reason }])
  if (Buffer.byteLength(text) > exchangeLimits.bytes) return refuse(1, describeFileError(req, 'too-large'))
  const read = readers[format](text)
  if ('faults' in read)
    return outcome(
      [],
      read.faults.map(({ line, kind }) => ({ line, place: '', reason: describeFileError(req, kind) })),
    )
  if (read.units.length > exchangeLimits.units) return refuse(1, describeFileError(req, 'too-large'))
  const { changes, faults } = await plan(req, read.units)
  if (faults.length > 0) return outcome(changes, faults)
  if (fingerprint === null) return outcome(changes, await save(req, changes, { isTrial: true, publishes: false }))
  if (fingerprint !== fingerprintOf(changes)) return outcome(changes, [{ line: 1, place: '', reason: describeChanged(req) }])
  const refused = changes.length === 0 ? [] : await save(req, changes, { isTrial: false, publishes })
  return outcome(changes, refused, refused.length === 0)
}
