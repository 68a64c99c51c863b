import { defaultLocale, type Locale } from '@/lib/config/locales'
import { overridesSlug, type Area } from '@/cms/translations/areas'

interface TextPlace {
  readonly document: string
  readonly path: string
  readonly locale: Locale
}

/** In the address of a form: which of its texts is opened. */
export const textParameter = 'at'

/** Where a text is edited: its form, at its field; a message at the translators' desk, or among marketing's own words. */
export const addressOfText = (admin: string, area: Area, { document, path, locale }: TextPlace): string => {
  if (area.kind === 'messages') {
    const desk = new URLSearchParams({ area: area.slug, in: locale, state: 'all', document })
    return locale === defaultLocale ? `${admin}/collections/${overridesSlug}` : `${admin}/translations?${desk.toString()}`
  }
  const form = area.kind === 'global' ? `globals/${area.slug}` : `collections/${area.slug}/${document}`
  return `${admin}/${form}?${new URLSearchParams({ locale, [textParameter]: path }).toString()}`
}
