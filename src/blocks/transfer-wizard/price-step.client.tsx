'use client'

import { useTranslations } from 'next-intl'

import type { TransferDomain } from '@/core/domains/transfers'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import { Button } from '@/components/ui/button/button'
import { Icon, ArrowRight, Check } from '@/components/ui/icons/icon'
import { Price, PriceInSentence, priceMark } from '@/components/ui/price/price'

import type { TransferOfferView } from './types'

interface PriceStepProps {
  readonly transfer: TransferDomain
  readonly offer: TransferOfferView
  readonly isListed: boolean
  /** N2: warnings before the transfer, in the visitor's language. */
  readonly warnings: readonly string[]
  readonly onBack: () => void
  readonly onAccept: () => void
}

/** Step 2: transfer price, renewal price and what is included. */
export const PriceStep = ({ transfer, offer, isListed, warnings, onBack, onAccept }: PriceStepProps) => {
  const t = useTranslations('transferWizard')
  const { shownTax } = useShopSettings()
  const { extension } = transfer
  const included = offer.features.length > 0 ? offer.features : [t('included.year'), t('included.running')]
  return (
    <>
      <div className="wizard__columns">
        <div>
          <p className="wizard__price">
            {offer.original ? (
              <>
                <span className="visually-hidden">{t('insteadOf')} </span>
                <Price amounts={offer.original} look="struck" />{' '}
              </>
            ) : null}
            <Price amounts={offer.price} look="large" />
          </p>
          <p>{t('forYear', { extension })}</p>
          <p className="muted">
            <PriceInSentence sentence={t('renewsAt', { price: priceMark })} amounts={offer.renewal} />
          </p>
        </div>
        <ul className="wizard__included">
          {included.map((feature) => (
            <li key={feature}>
              <Icon of={Check} />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      {isListed ? null : (
        <p className="wizard__note">
          <b>{t('unlistedTitle', { extension })}</b> {t('unlistedBody')}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="wizard__note">
          {warning}
        </p>
      ))}
      <div className="wizard__actions">
        <Button variant="go" size="large" onClick={onAccept}>
          {t('acceptPrice')}
          <Icon of={ArrowRight} />
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('backToDomain')}
        </Button>
        <span className="muted small">{shownTax?.included ?? t('beforeTax')}</span>
      </div>
    </>
  )
}
