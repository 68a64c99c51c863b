'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Minor } from '@/core/money/types'
import { amountFormatter } from '@/core/receipt/model'
import { ButtonLink } from '@/ui/button/button-link'
import { useAnswerFocus } from '@/ui/field/use-answer-focus.client'
import { Ledger, LedgerRow } from '@/ui/ledger/ledger'
import type { CheckoutOutcome } from './checkout-outcome'

interface CheckoutNoticeProps {
  readonly outcome: CheckoutOutcome | null
  readonly priceLocale?: string
}

/** Why there is no order yet. It takes the focus, because it stands above the button that was pressed. */
export const CheckoutNotice = ({ outcome, priceLocale }: CheckoutNoticeProps) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const box = useAnswerFocus(outcome, outcome !== null && outcome.kind !== 'placed')
  if (!outcome || outcome.kind === 'placed') return null

  const sentences = {
    'quote-changed': t('changedTitle'),
    'domain-unavailable': t('domainGone'),
    unavailable: t('unavailable'),
    network: t('network'),
    refused: t('refused'),
  } as const satisfies Record<typeof outcome.kind, string>
  const detail = outcome.kind === 'refused' || outcome.kind === 'domain-unavailable' ? outcome.message : null

  return (
    <div className="error-summary checkout-notice" role="alert" tabIndex={-1} ref={box}>
      <p className="error-summary__title">{sentences[outcome.kind]}</p>
      {detail ? <p>{detail}</p> : null}
      {outcome.kind === 'quote-changed' ? <Difference {...outcome} priceLocale={priceLocale} /> : null}
      {outcome.kind === 'domain-unavailable' ? (
        <ButtonLink variant="quiet" href={`/${locale}/cart`}>
          {t('toCart')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

type Changed = Extract<CheckoutOutcome, { kind: 'quote-changed' }>

/** O6: both figures, and what lies between them where they are in one currency. */
const Difference = ({ expected, quote, priceLocale }: Changed & { readonly priceLocale?: string }) => {
  const t = useTranslations('checkout')
  const now = amountFormatter(quote.currency, priceLocale)
  const before = amountFormatter(expected.currency, priceLocale)
  const difference = quote.breakdown.total - expected.total
  const sign = difference > 0 ? '+' : '−'
  return (
    <>
      <Ledger caption={t('changedTitle')}>
        <LedgerRow label={t('changedShown')} amount={before(expected.total)} />
        <LedgerRow label={t('changedNow')} amount={now(quote.breakdown.total)} />
        {expected.currency === quote.currency ? (
          <LedgerRow kind="total" label={t('changedDifference')} amount={`${sign}${now(Math.abs(difference) as Minor)}`} />
        ) : null}
      </Ledger>
      <p>{t('changedAsk')}</p>
    </>
  )
}
