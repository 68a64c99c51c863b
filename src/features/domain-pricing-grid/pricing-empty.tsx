import { useTranslations } from 'next-intl'

export const PricingEmpty = () => {
  const t = useTranslations('domainPricingGrid')
  return (
    <div className="extensions-face">
      <p className="extensions-face__title">{t('emptyTitle')}</p>
      <p className="muted">{t('emptyBody')}</p>
    </div>
  )
}
