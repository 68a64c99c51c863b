import type { SanitizedConfig } from 'payload'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import type { FoundLink } from '@/modules/translations/translations.repository'
import { addressOfText } from '@/cms/texts/text-address'
import { findArea } from '@/cms/translations/areas'
import { sayLabel } from '@/cms/translations/say-label'
import type { Reader } from '@/cms/words'

export interface NamedPlace {
  readonly name: string
  readonly address: string
}

/** What a document with a link is called, and its form at the link's field; `null` where its kind is no more. */
export const namePlace = (config: SanitizedConfig, reader: Reader, link: FoundLink): NamedPlace | null => {
  const area = findArea(config, link.area)
  if (!area) return null
  const title: unknown = area.kind === 'collection' ? link.texts[area.config.admin.useAsTitle ?? ''] : undefined
  const kind = sayLabel(reader, area.label)
  const locale = isLocale(link.locale) ? link.locale : defaultLocale
  return {
    name: typeof title === 'string' && title !== '' ? `${kind} › ${title}` : kind,
    address: addressOfText(config.routes.admin, area, { document: link.document, path: link.path, locale }),
  }
}
