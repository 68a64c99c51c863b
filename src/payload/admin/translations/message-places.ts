import { translate, type Reader } from '@/payload/translate'
import { findWords, words, type Words } from '@/payload/words'
import type { MessageError } from '@/lib/i18n/message-demands'
import { isRecord } from '@/core/records'

/** What a namespace of messages is for: a screen, an email, a PDF. */
export const placeOfMessages = (namespace: string): Words | null =>
  findWords(`messagePlaces.${namespace}.label`) ?? findWords(`messagePlaces.${namespace}`)

export const unknownMessage = words('messagePlaces.unknownMessage')

const unreadable = words('messagePlaces.unreadable')

const lacking = words('messagePlaces.lacking')
const foreign = words('messagePlaces.foreign')

/** Missing and extra placeholders compared with the original message. */
export const describeMessageError = (reader: Reader, fault: MessageError): string => {
  if (fault.unreadable !== undefined) return translate(reader, unreadable)
  return [
    ...(fault.lacking.length > 0 ? [`${translate(reader, lacking)}: ${fault.lacking.join(', ')}.`] : []),
    ...(fault.foreign.length > 0 ? [`${translate(reader, foreign)}: ${fault.foreign.join(', ')}.`] : []),
  ].join(' ')
}

type Fields = Readonly<Record<string, unknown>>

/** Replaces the text at a path; rows are matched by id. Unchanged if the path does not exist. */
const setAt = (value: unknown, [step = '', ...rest]: readonly string[], text: unknown): unknown => {
  if (Array.isArray(value)) return value.map((row: unknown) => (isRecord(row) && String(row['id']) === step ? setAt(row, rest, text) : row))
  if (!isRecord(value)) return value
  return { ...value, [step]: rest.length === 0 ? text : setAt(value[step], rest, text) }
}

export interface NewText {
  readonly path: string
  readonly value: unknown
}

/** Update data for these texts: whole top-level fields, with their row ids. */
export const withTexts = (document: Fields, texts: readonly NewText[]): Fields => {
  const changed = texts.reduce<unknown>((done, { path, value }) => setAt(done, path.split('.'), value), document)
  const names = new Set(texts.map(({ path }) => path.split('.')[0] ?? path))
  return isRecord(changed) ? Object.fromEntries([...names].map((name) => [name, changed[name]])) : {}
}

export interface TextPlace {
  readonly path: string
  readonly locale: string
}

/** A document stored in all languages without these texts, to compare the rest. */
export const withoutTexts = (document: Fields, texts: readonly TextPlace[]): Fields => {
  const rest = texts.reduce<unknown>((done, { path, locale }) => setAt(done, [...path.split('.'), locale], null), document)
  return isRecord(rest) ? rest : document
}

/** A part of a namespace; most have none of their own and share these. */
export const partOfMessage = (key: string): Words | null => {
  const [namespace = '', part = '', ...rest] = key.split('.')
  if (rest.length === 0) return null
  const own = namespace === 'account' ? `messagePlaces.account.${part}` : namespace === 'mail' ? `messagePlaces.mail.${part}` : ''
  return findWords(own) ?? findWords(`messagePlaces.common.${part}`)
}
