import { buildEnvironment } from '@/lib/config/env'
import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import type { LoadedBlock } from '@/blocks/load-blocks'
import type { Page } from '@/payload-types'
import { readShell, readShop } from '@/request-context'
import { shownCurrency } from '@/modules/content/shop-settings'
import { breadcrumbList, faqPage, organization, product, servicesOn } from '@/modules/content/structured-data'
import { StructuredData } from '@/components/ui/structured-data/structured-data'
import type { TrailStep } from './page-breadcrumbs'

interface PageStructuredDataProps {
  readonly page: Page
  readonly blocks: readonly LoadedBlock[]
  readonly trail: readonly TrailStep[]
  readonly locale: Locale
}

/** Structured data of the organisation, breadcrumbs, products and FAQs: only what is visible on the page. */
export async function PageStructuredData({ page, blocks, trail, locale }: PageStructuredDataProps) {
  const { SITE_URL } = buildEnvironment()
  const [{ settings }, shop] = await Promise.all([readShell(locale), readShop(locale)])
  const urlOf = (path: string) => `${SITE_URL}${localizedHref(locale, path)}`
  const owner = organization(settings.brandName, SITE_URL, settings.supportEmail ?? null)
  const questions = blocks.flatMap((block) => (block.slug === 'faq' ? block.view.items : []))
  const graph = [
    owner,
    ...(trail.length > 0 ? [breadcrumbList(trail.map(({ label, path }) => ({ label, url: urlOf(path) })))] : []),
    ...servicesOn(page, shop).map((service) =>
      product(service, {
        siteUrl: SITE_URL,
        url: urlOf(page.path),
        organizationId: String(owner['@id']),
        currency: shownCurrency(shop, settings.defaultCurrency),
        shownTax: shop.shownTax,
      }),
    ),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ]
  return <StructuredData graph={graph} />
}
