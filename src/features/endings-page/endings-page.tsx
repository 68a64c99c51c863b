import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'

import { formatPercent } from '@/core/money/percent'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { TextField } from '@/ui/field/text-field'
import { PerCurrency } from '@/ui/price/per-currency'
import { PriceOffer } from '@/ui/price/price-offer'
import { Section, Wide } from '@/ui/section/section'

import type { EndingRowView, EndingsPageView } from './types'

const EndingRow = ({ row, search }: { readonly row: EndingRowView; readonly search: string }) => {
  const t = useTranslations('endings')
  const locale = useLocale()
  const saving = row.discountPercent === null ? null : t('saving', { percent: formatPercent(row.discountPercent, locale) })
  const sayEach = (key: 'renewsAt' | 'transferFor', amounts: EndingRowView['renewal']) =>
    Object.fromEntries(Object.entries(amounts).map(([code, price]) => [code, t(key, { price })]))
  return (
    <tr>
      <th scope="row">
        <span className="extensions__name">
          <a href={search}>{row.extension}</a>
          {row.popular ? <Badge>{t('popular')}</Badge> : null}
        </span>
      </th>
      <td className="extensions__about">{row.description}</td>
      <td className="extensions__offer">
        <PriceOffer amounts={row.price} original={row.original} originalLabel={t('insteadOf')} priceLabel={t('now')} saving={saving} />
      </td>
      <td className="extensions__renewal">
        <PerCurrency texts={sayEach('renewsAt', row.renewal)} />
        <br />
        <PerCurrency texts={sayEach('transferFor', row.transfer)} />
      </td>
    </tr>
  )
}

const Pages = ({ view: { page, pages, previous, next } }: { readonly view: EndingsPageView }) => {
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

/** `/{lang}/domains/endings`: what every ending costs, a page at a time, found by the address alone. */
export const EndingsPage = ({ view }: { readonly view: EndingsPageView }) => {
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
          <Button type="submit">{t('find')}</Button>
          {isNarrowed ? <Link href={view.action}>{t('showAll')}</Link> : null}
        </form>
        <p className="endings__found">
          {t('found', { count: view.total })}
          {view.category === null ? null : <> · {t('category', { category: categories(view.category) })}</>}
        </p>
        {view.rows.length === 0 ? (
          <p className="muted">{t('empty', { q: view.question })}</p>
        ) : (
          <table className="extensions">
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
                <EndingRow key={row.extension} row={row} search={view.search} />
              ))}
            </tbody>
          </table>
        )}
        <Pages view={view} />
      </Wide>
    </Section>
  )
}
