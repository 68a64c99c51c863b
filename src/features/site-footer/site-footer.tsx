import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { TaxedView } from '@/components/shop/price-note'
import { ButtonLink } from '@/components/ui/button/button'
import { Brand } from '@/components/ui/brand/brand.client'

import { FooterColumns } from './footer-columns.client'
import { LegalLine, type FooterColumn, type FooterCurrency } from './legal-line'

interface SiteFooterProps extends TaxedView {
  readonly brandName: string
  readonly tagline: string
  readonly columns: readonly FooterColumn[]
  /** Shown after the year; the brand name if empty. */
  readonly legalLine?: string | null
  readonly currencies: readonly FooterCurrency[]
  /** Render year; the browser corrects it (R12). */
  readonly year: number
  readonly currencyPicker: ReactNode
  readonly languageSwitch: ReactNode
  readonly themeSwitch: ReactNode
}

export const SiteFooter = ({
  brandName,
  tagline,
  columns,
  legalLine,
  currencies,
  year,
  currencyPicker,
  languageSwitch,
  themeSwitch,
  ...shown
}: SiteFooterProps) => {
  const t = useTranslations('footer')
  const locale = useLocale()
  return (
    <footer className="site-footer wall">
      <div className="wide">
        <nav className="site-footer__columns" aria-label={t('navigation')}>
          <div className="site-footer__brand">
            <Brand name={brandName} href={`/${locale}`} behind="var(--wall-deep)" />
            <p>{tagline}</p>
          </div>
          <FooterColumns columns={columns} />
        </nav>
        {/* § 312k BGB: required in Germany only, with this wording. */}
        {locale === 'de' ? (
          <p className="site-footer__cancel">
            <ButtonLink size="small" href="/de/cancel">
              {t('cancelContracts')}
            </ButtonLink>
          </p>
        ) : null}
        <div className="site-footer__base">
          <LegalLine text={legalLine ?? brandName} currencies={currencies} year={year} {...shown} />
          <div className="site-footer__choices">
            {currencyPicker}
            {languageSwitch}
            {themeSwitch}
          </div>
        </div>
      </div>
    </footer>
  )
}
