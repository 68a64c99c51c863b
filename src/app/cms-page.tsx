import type { Locale } from '@/config/locales'
import { loadBlocks } from '@/features/blocks/load-blocks'
import { RenderBlocks } from '@/features/blocks/render-blocks'
import type { Page } from '@/payload-types'
import { readShell } from '@/request-context'
import { firstBlockCarriesHeading } from '@/features/blocks/carries-heading'
import { HeroResults } from '@/features/domain-search/hero-results.client'
import { PageHead } from '@/ui/section/page-head'
import { PageBreadcrumbs } from './page-breadcrumbs'
import { AddToCart } from './slots.client'

interface CmsPageProps {
  readonly page: Page
  readonly locale: Locale
}

/** A page of the CMS: where it stands, then its blocks in their order. */
export async function CmsPage({ page, locale }: CmsPageProps) {
  const [blocks, { settings }] = await Promise.all([loadBlocks(page, locale), readShell(locale)])
  const world = { placeholderNames: (settings.placeholderNames ?? []).map(({ name }) => name), AddToCart, HeroResults }
  const carriesHeading = firstBlockCarriesHeading(blocks)
  return (
    <>
      {page.path === '/' ? null : (
        <PageHead
          above={<PageBreadcrumbs locale={locale} trail={[{ label: page.breadcrumb ?? page.title ?? '', path: page.path }]} />}
          heading={page.title}
          hasOwnHeading={!carriesHeading}
        />
      )}
      <RenderBlocks blocks={blocks} world={world} hasHeading={!carriesHeading} />
    </>
  )
}
