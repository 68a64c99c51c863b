import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { NotFoundFace } from '@/features/error-pages/not-found-face.split.client'
import { toMenus } from '@/features/site-header/to-menus'
import { readShell } from '@/request-context'

/** Has its own title for tabs and the history. Next adds noindex. */
export const missingPageMetadata = async (): Promise<Metadata> => {
  const locale = await getLocale()
  const [{ settings }, words] = await Promise.all([readShell(locale), getTranslations({ locale, namespace: 'pageTitles' })])
  return { title: `${words('notFound')} · ${settings.brandName}` }
}

export async function MissingPage() {
  const locale = await getLocale()
  const { header } = await readShell(locale)
  const links = toMenus(header, locale).flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  return <NotFoundFace links={links} />
}
