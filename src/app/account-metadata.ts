import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Messages } from '@/lib/i18n/messages'
import { readShell } from '@/request-context'
import { toLocale } from './page-locale'
import { toMetadata } from './page-metadata'

/** Metadata of personal pages, never indexed. */
export const accountMetadata =
  (path: string, title: Exclude<keyof Messages['pageTitles'], 'order'>) =>
  async ({ params }: { readonly params: Promise<{ lang: string }> }): Promise<Metadata> => {
    const locale = toLocale((await params).lang)
    const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
    return toMetadata({ locale, path, title: words(title), brandName: settings.brandName, noindex: true })
  }

export interface AccountRouteProps {
  readonly params: Promise<{ lang: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}
