import type { ComponentProps } from 'react'
import type { Locale } from '@/lib/config/locales'
import { loadBlocks, firstBlockCarriesHeading } from '@/blocks/load-blocks'
import { RenderBlocks } from '@/blocks/render-blocks'
import type { Page } from '@/payload-types'
import { readShell } from '@/request-context'
import { languageOf } from '@/lib/text-language'
import { HeroResults } from '@/features/domain-search/hero-results.split.client'
import { PageHead } from '@/components/ui/section/section'
import { RefreshPage } from '@/components/waiting/refresh-page.client'
import { sectionDataRefresh } from '@/lib/config/limits'
import { PageBreadcrumbs, findTrail } from './page-breadcrumbs'
import { PageStructuredData } from './page-structured-data'
import { AddToCart } from '@/features/cart/add-to-cart-button.client'

interface CmsPageProps {
  readonly page: Page
  readonly locale: Locale
  readonly Frame?: ComponentProps<typeof RenderBlocks>['Frame']
}

export async function CmsPage({ page, locale, Frame }: CmsPageProps) {
  const [blocks, { settings }, trail] = await Promise.all([loadBlocks(page, locale), readShell(locale), findTrail(locale, page.path)])
  const world = { placeholderNames: (settings.placeholderNames ?? []).map(({ name }) => name), AddToCart, HeroResults }
  const carriesHeading = firstBlockCarriesHeading(blocks)
  return (
    <>
      {page.path === '/' ? null : (
        <PageHead
          above={<PageBreadcrumbs locale={locale} trail={trail.slice(1)} />}
          heading={page.title}
          lang={languageOf(page, 'title')}
          hasOwnHeading={!carriesHeading}
        />
      )}
      {settings.refreshSections ? <RefreshPage everyMs={sectionDataRefresh.interval} /> : null}
      <RenderBlocks blocks={blocks} world={world} hasHeading={!carriesHeading} {...(Frame ? { Frame } : {})} />
      {/* After the blocks: between head and first block it would break their adjacent-sibling styles. */}
      <PageStructuredData page={page} blocks={blocks} trail={trail} locale={locale} />
    </>
  )
}
