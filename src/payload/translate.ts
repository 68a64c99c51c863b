import { isLocale } from '@/lib/config/locales'
import type { BrowserKey } from './i18n/browser-words'
import type { Words } from './words'

/** Provides the admin's language: a request, or an admin component's props. */
export interface Reader {
  readonly i18n: { readonly language: string }
}

/** A translation reader with the texts that Payload sends: `useTranslation`, or a request. */
export interface Translator {
  readonly i18n: Reader['i18n'] & { t(key: string): string }
}

/** Values of `{name}` placeholders. */
type Values = Readonly<Record<string, string | number>>

const said = ({ i18n }: Reader | Translator, text: Words | BrowserKey): string => {
  if (typeof text !== 'string') return isLocale(i18n.language) ? text[i18n.language] : text.en
  return 't' in i18n ? i18n.t(`shop:${text.replaceAll('.', ':')}`) : text
}

/** The text in the admin's language. Client components pass a key, because they load no catalogue. */
export function translate(reader: Reader, text: Words, values?: Values): string
export function translate(reader: Translator, text: Words | BrowserKey, values?: Values): string
export function translate(reader: Reader | Translator, text: Words | BrowserKey, values?: Values): string {
  const whole = said(reader, text)
  return values ? whole.replace(/\{(\w+)\}/g, (_braces, name: string) => String(values[name] ?? '')) : whole
}
