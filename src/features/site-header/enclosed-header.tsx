import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'

import { Brand } from '@/ui/brand/brand.client'

interface EnclosedHeaderProps {
  readonly brandName: string
  readonly supportEmail: string
}

/** The header of what is to be finished: the brand and somebody to ask. Its questions open beside the form, which keeps what was typed. */
export const EnclosedHeader = ({ brandName, supportEmail }: EnclosedHeaderProps) => {
  const t = useTranslations('orderWay')
  const locale = useLocale()
  return (
    <header className="site-header wall">
      <div className="wide site-header__row enclosed-header">
        <Brand name={brandName} href={`/${locale}`} />
        <p className="enclosed-header__help">
          <span className="muted">{t('help')}</span> <a href={`mailto:${supportEmail}`}>{supportEmail}</a>{' '}
          <Link href={`/${locale}/contact`} target="_blank" prefetch={false}>
            {t('contact')}
          </Link>
        </p>
      </div>
    </header>
  )
}
