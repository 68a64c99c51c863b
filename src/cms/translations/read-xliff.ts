import sax, { type SAXParser, type Tag } from 'sax'
import { defaultLocale } from '@/lib/config/locales'
import type { ExchangedUnit, FileFault, FileFaultKind, ReadFile } from './exchange-file'
import { isTarget } from './find-units'

/** Ends the reading: a file is taken whole or not at all. */
class Unreadable extends Error {
  constructor(readonly kind: FileFaultKind) {
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
/** What tools may put beside the words, and nothing of it is read. */
const skipped: ReadonlySet<string> = new Set(['skeleton', 'originalData', 'ignorable'])

const attributeOf = (tag: Tag, name: string): string => tag.attributes[name] ?? ''

/** What is read so far. Elements of other namespaces, which tools add, are passed over with all they hold. */
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
      // Marks within a sentence would be lost: the words they stand around cannot be told apart from the text.
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

const faultsAfter = (reader: SAXParser, error: unknown): readonly FileFault[] => [
  { line: reader.line + 1, kind: error instanceof Unreadable ? error.kind : 'unreadable' },
]

/** Of HTML's entities it would know some hundreds otherwise; its types lack the word. */
const options = { position: true, strictEntities: true }

/**
 * XLIFF 2 as units, each with the line it begins on. The parser knows the five entities of XML and no others: it opens no file and no
 * address, and a document type, which could declare more, is refused.
 */
export const readXliff = (file: string): ReadFile => {
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
