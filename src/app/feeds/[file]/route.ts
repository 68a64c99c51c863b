import { productFeed } from '@/core/feeds'
import { billingPeriods, monthsOfPeriod } from '@/core/catalog/types'
import { localizedHref, servicePath } from '@/core/navigation/paths'
import type { UsdCents } from '@/core/money/types'
import { effectivePrice } from '@/core/pricing/prices'
import { buildEnvironment } from '@/lib/config/env'
import { isLocale } from '@/lib/config/locales'
import { shownCurrency } from '@/modules/content/shop-settings'
import { shownAmount } from '@/modules/content/structured-data'
import { readShell, readShop } from '@/request-context'

/** Rendered on request: builds have no database. */
export const dynamic = 'force-dynamic'

const fileName = /^products\.([a-z]{2})\.xml$/

/** `/feeds/products.de.xml`: every plan and billing period, in the language's default currency, at the prices that pages show. */
export async function GET(_request: Request, { params }: { readonly params: Promise<{ readonly file: string }> }) {
  const locale = fileName.exec((await params).file)?.[1]
  if (!isLocale(locale)) return new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const [{ settings, footer }, shop] = await Promise.all([readShell(locale), readShop(locale)])
  const { SITE_URL } = buildEnvironment()
  const currency = shownCurrency(shop, settings.defaultCurrency)
  const amount = (usd: UsdCents) => `${shownAmount(usd, { currency, shownTax: shop.shownTax })} ${currency.code}`
  const products = shop.services.flatMap((service) =>
    billingPeriods.flatMap((period) => {
      const entry = service.prices[period]
      if (!entry) return []
      const page = localizedHref(locale, servicePath(service.category))
      return [
        {
          id: `${service.id}:${period}`,
          group: service.id,
          title: service.name,
          description: service.description || service.name,
          link: `${SITE_URL}${page}${page.includes('?') ? '&' : '?'}add=${service.type}:${service.id}:${period}`,
          image: `${SITE_URL}/${locale}/og${servicePath(service.category).split('?')[0] ?? ''}`,
          price: amount((effectivePrice(entry) + entry.setupFee) as UsdCents),
          renewal: amount(effectivePrice(entry)),
          months: monthsOfPeriod[period],
          category: service.category,
        },
      ]
    }),
  )
  const feed = productFeed({
    title: settings.brandName,
    description: footer.tagline ?? settings.brandName,
    url: `${SITE_URL}/${locale}`,
    brand: settings.brandName,
    products,
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' } })
}
