import Link from 'next/link'
import { useTranslations } from 'next-intl'

import { TldColumns, TldRow } from '@/components/tlds/tld-row'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/field/field'
import { PriceInSentence, priceMark } from '@/components/ui/price/price'
import { Section, Wide } from '@/components/ui/section/section'

import type { TldRowView, TldsPageView } from './to-view'

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
