import { defaultLocale } from '@/lib/config/locales'
import type { Reader } from '@/cms/words'
import type { PathLabel } from './units'

/** A label of the configuration in the language the admin is read in. */
export const sayLabel = ({ i18n }: Reader, label: PathLabel): string => {
  if (typeof label !== 'object') return String(label)
  return label[i18n.language] ?? label[defaultLocale] ?? ''
}
