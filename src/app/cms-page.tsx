import type { Locale } from '@/config/locales'
import { loadBlocks } from '@/features/blocks/load-blocks'
import { RenderBlocks } from '@/features/blocks/render-blocks'
import type { Page } from '@/payload-types'
import { readShell } from '@/request-context'
import { PageBreadcrumbs } from './page-breadcrumbs'
import { AddToCart } from './slots.client'

interface CmsPageProps {
  readonly page: Page
  readonly locale: Locale
}

/** Sections that begin a page with a wall of their own; the trail would stand above it. */
const hasOwnHeading = (page: Page): boolean => page.layout?.[0]?.blockType === 'rich-text'

export async function CmsPage({ page, locale }: CmsPageProps) {
  const [blocks, { settings }] = await Promise.all([loadBlocks(page, locale), readShell(locale)])
  const world = { placeholderNames: (settings.placeholderNames ?? []).map(({ name }) => name), AddToCart }
  const isHome = page.path === '/'
  return (
    <>
      {isHome ? null : (
        <div className="wide">
          <PageBreadcrumbs locale={locale} trail={[{ label: page.breadcrumb ?? page.title ?? '', path: page.path }]} />
          {hasOwnHeading(page) ? <h1>{page.title}</h1> : null}
        </div>
      )}
      <RenderBlocks blocks={blocks} world={world} hasHeading={hasOwnHeading(page)} />
    </>
  )
}
