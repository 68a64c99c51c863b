import { defaultLocale, locales } from '@/lib/config/locales'
import type { Handle } from '@/lib/db/sql'
import { findOverrides } from '@/modules/translations/translations.repository'
import { readWrittenMessages } from '@/modules/translations/ui-strings'
import type { MessageArea } from './areas'
import type { Unit } from './units'

const mails: ReadonlySet<string> = new Set(['mail', 'receipt', 'receiptPdf', 'invoicePdf'])

const namespaceOf = (key: string): string => key.split('.')[0] ?? key

export const messageAreaOf = (key: string): MessageArea => (mails.has(namespaceOf(key)) ? 'mails' : 'messages')

/** A message belongs to its namespace as a text to its document. */
export const messageDocumentOf = namespaceOf

/** The namespaces of an area. */
export const findMessageDocuments = async (area: MessageArea): Promise<readonly string[]> => {
  const { en } = await readWrittenMessages()
  return [...new Set([...en.keys()].map(namespaceOf))].filter((namespace) => messageAreaOf(namespace) === area).sort()
}

/** The messages of one namespace: marketing's words where it has some, the developers' elsewhere. */
export const findMessageUnits = async (handle: Handle, namespace: string): Promise<readonly Unit[]> => {
  const [written, overrides] = await Promise.all([readWrittenMessages(), findOverrides(handle)])
  const own = new Map(overrides.map(({ key, locale, text }) => [`${locale} ${key}`, text]))
  return [...written[defaultLocale].keys()]
    .filter((key) => namespaceOf(key) === namespace)
    .map((key) => ({
      path: key,
      labels: key.split('.').slice(1),
      kind: 'paragraph',
      values: Object.fromEntries(locales.map((locale) => [locale, own.get(`${locale} ${key}`) ?? written[locale].get(key)])),
      field: null,
    }))
}
