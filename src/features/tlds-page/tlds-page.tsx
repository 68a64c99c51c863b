import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { TldColumns, TldRow, type TldOffer } from '@/components/tlds/tlds'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/field/field'
import { PriceInSentence, priceMark } from '@/components/ui/price/price'
import { Section, Wide } from '@/components/ui/section/section'
import { langOf } from '@/lib/text-language'
import { type ExtensionCategory, extensionCategories, type Catalog, type Extension, type PricingSettings } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/currency'
import { tldFigures, listExtensions } from '@/modules/catalog/catalog.service'
import { tldLimits } from '@/lib/config/limits'
import { homeTldOf } from '@/lib/config/locales'
import { localizedHref, tldsPath } from '@/core/navigation/paths'
import { writtenPercent } from '@/core/money/format'
import { discountPercent, transferPrice } from '@/core/pricing/prices'
import type { ShopPrices } from '@/modules/content/shop-settings'

const tldSorts = ['popular', ...tldFigures] as const
type TldSort = (typeof tldSorts)[number]

interface TldRowView extends TldOffer {
  /** Transfer price, if different from the first year. */
  readonly transfer: Amounts | null
}

interface TldsPageView {
  readonly question: string
  readonly category: ExtensionCategory | null
  readonly sort: TldSort
  /** All kinds first. */
  readonly kinds: readonly { readonly category: ExtensionCategory | null; readonly href: string }[]
  readonly sorts: readonly { readonly sort: TldSort; readonly href: string }[]
  readonly rows: readonly TldRowView[]
  readonly page: number
  readonly pages: number
  /** Across all pages. */
  readonly total: number
  /** With language prefix. */
  readonly previous: string | null
  readonly next: string | null
  readonly action: string
  readonly search: string
}

export interface TldsAddress {
  readonly q?: string
  readonly category?: string
  readonly sort?: string
  readonly page?: string
}

interface World {
  readonly catalog: Catalog
  readonly settings: PricingSettings
  readonly prices: Pick<ShopPrices, 'unit' | 'locale'>
}

const longestQuestion = 100

const readCategory = (asked: string | undefined): ExtensionCategory | null => extensionCategories.find((known) => known === asked) ?? null

const readSort = (asked: string | undefined): TldSort => tldFigures.find((known) => known === asked) ?? 'popular'

const toTransfer = (row: Extension, { catalog, settings, prices }: World): Amounts | null => {
  const { price } = transferPrice(catalog, settings, row.extension)
  return price === row.price ? null : prices.unit(price)
}

const toRow = (row: Extension, locale: string, world: World): TldRowView => ({
  extension: row.extension,
  description: row.description,
  ...langOf(row),
  holder: row.holder,
  popular: row.popular,
  price: world.prices.unit(row.price),
  original: row.originalPrice > row.price ? world.prices.unit(row.originalPrice) : null,
  discountPercent: writtenPercent(discountPercent(row.originalPrice, row.price), locale, world.prices.locale),
  renewal: world.prices.unit(row.renewal),
  transfer: toTransfer(row, world),
})

const hrefOf = (locale: string, { q, category, sort, page }: TldsAddress): string => {
  const parameters = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(sort && sort !== 'popular' ? { sort } : {}),
    ...(page && page !== '1' ? { page } : {}),
  }).toString()
  return `${localizedHref(locale, tldsPath)}${parameters === '' ? '' : `?${parameters}`}`
}

/** One page of the price list; invalid parameters fall back to their defaults. */
export const toTldsPageView = (address: TldsAddress, locale: string, world: World): TldsPageView => {
  const question = (address.q ?? '').trim().slice(0, longestQuestion)
  const category = readCategory(address.category)
  const sort = readSort(address.sort)
  const asked = /^\d{1,5}$/.test(address.page ?? '') ? Number(address.page) : 1
  const { rows, page, pages, total } = listExtensions(world.catalog, {
    q: question,
    ...(category === null ? {} : { category }),
    ...(sort === 'popular' ? {} : { cheapest: sort }),
    home: homeTldOf(locale),
    page: asked,
    limit: tldLimits.listed,
  })
  const shown: TldsAddress = { q: question, ...(category === null ? {} : { category }), sort }
  const toPage = (number: number) => hrefOf(locale, { ...shown, page: String(number) })
  const kinds = new Set([...world.catalog.extensions.values()].map((row) => row.category))
  return {
    question,
    category,
    sort,
    kinds: [
      { category: null, href: hrefOf(locale, { ...shown, category: '' }) },
      ...extensionCategories
        .filter((each) => kinds.has(each))
        .map((each) => ({ category: each, href: hrefOf(locale, { ...shown, category: each }) })),
    ],
    sorts: tldSorts.map((each) => ({ sort: each, href: hrefOf(locale, { ...shown, sort: each }) })),
    rows: rows.map((row) => toRow(row, locale, world)),
    page,
    pages,
    total,
    previous: page > 1 ? toPage(page - 1) : null,
    next: page < pages ? toPage(page + 1) : null,
    action: hrefOf(locale, {}),
    search: localizedHref(locale, '/domains/search'),
  }
}

const Renewal = ({ row }: { readonly row: TldRowView }) => {
  const t = useTranslations('endings')
  return (
    <>
      <PriceInSentence sentence={t('renewsAt', { price: priceMark })} amounts={row.renewal} />
      {row.transfer ? (
        <>
          <br />
          <PriceInSentence sentence={t('transferFor', { price: priceMark })} amounts={row.transfer} />
        </>
      ) : null}
    </>
  )
}

const Pages = ({ view: { page, pages, previous, next } }: { readonly view: TldsPageView }) => {
  const t = useTranslations('endings')
  if (pages === 1) return null
  return (
    <nav className="endings__pages" aria-label={t('pages')}>
      {previous ? <ButtonLink href={previous}>{t('previous')}</ButtonLink> : null}
      <span>{t('pageOf', { page, pages })}</span>
      {next ? <ButtonLink href={next}>{t('next')}</ButtonLink> : null}
    </nav>
  )
}

/** Filters and sorting as links, so they are in the URL and the history. */
const Choices = ({ view }: { readonly view: TldsPageView }) => {
  const t = useTranslations('endings')
  const categories = useTranslations('domainPricingGrid.categories')
  return (
    <div className="endings__choices">
      <nav aria-label={t('kinds')}>
        {view.kinds.map(({ category, href }) => (
          <Link key={category ?? ''} href={href} aria-current={category === view.category ? 'true' : undefined} prefetch={false}>
            {category === null ? t('every') : categories(category)}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('sortBy')}>
        {view.sorts.map(({ sort, href }) => (
          <Link key={sort} href={href} aria-current={sort === view.sort ? 'true' : undefined} prefetch={false}>
            {t(`sort.${sort}`)}
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** Paged price list of TLDs; filters are in the URL. */
export const TldsPage = ({ view }: { readonly view: TldsPageView }) => {
  const t = useTranslations('endings')
  const categories = useTranslations('domainPricingGrid.categories')
  const isNarrowed = view.question !== '' || view.category !== null
  return (
    <Section look="follows">
      <Wide>
        <form className="more-endings" role="search" aria-label={t('find')} action={view.action}>
          <TextField
            id="endings-question"
            label={t('label')}
            name="q"
            defaultValue={view.question}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          {view.category === null ? null : <input type="hidden" name="category" value={view.category} />}
          {view.sort === 'popular' ? null : <input type="hidden" name="sort" value={view.sort} />}
          <Button type="submit">{t('find')}</Button>
          {isNarrowed ? <Link href={view.action}>{t('showAll')}</Link> : null}
        </form>
        <Choices view={view} />
        <p className="endings__found">
          <span>{t('found', { count: view.total })}</span>
          {view.category === null ? null : <span>{` · ${t('category', { category: categories(view.category) })}`}</span>}
        </p>
        {view.rows.length === 0 ? (
          <p className="muted">{t('empty', { q: view.question })}</p>
        ) : (
          <table className="extensions extensions--wide">
            <TldColumns />
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t('ending')}</th>
                <th scope="col">{t('about')}</th>
                <th scope="col">{t('firstYear')}</th>
                <th scope="col">
                  {t('renewal')}, {t('transfer')}
                </th>
              </tr>
            </thead>
            <tbody>
              {view.rows.map((row) => (
                <TldRow key={row.extension} row={row} href={view.search}>
                  <Renewal row={row} />
                </TldRow>
              ))}
            </tbody>
          </table>
        )}
        {view.rows.some(({ transfer }) => transfer === null) ? <p className="small muted endings__note">{t('transferAlike')}</p> : null}
        <Pages view={view} />
      </Wide>
    </Section>
  )
}
