import { isLocale, type Locale } from '@/lib/config/locales'
import { messagePlaces } from '@/cms/translations/message-places'
import { partOfMessage } from '@/cms/translations/message-parts'
import { sayLabel } from '@/cms/translations/say-label'
import { plainOf, type Unit } from '@/cms/translations/units'
import { translate, type Reader, type Words } from '@/cms/words'

const places: Readonly<Record<string, Words>> = messagePlaces

/** The screen or the mail that a namespace of messages stands on. */
export const nameNamespace = (reader: Reader, namespace: string): string => {
  const known = places[namespace]
  return known ? translate(reader, known) : namespace
}

/** More of a sentence than this names nothing any better. */
const longest = 48

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()}…`
}

/** Where a text stands, for editors: a field by its labels; a message, whose key is the developers', by its part and by what it says to its reader. */
export const nameText = (reader: Reader, unit: Unit, locale: Locale): string => {
  if (unit.field !== null) return unit.labels.map((label) => sayLabel(reader, label)).join(' › ')
  const part = partOfMessage(unit.path)
  const { language } = reader.i18n
  const own = isLocale(language) && language !== locale ? shorten(plainOf(unit, unit.values[language])) : ''
  return [part === null ? '' : translate(reader, part), own].filter((word) => word !== '').join(' › ')
}
