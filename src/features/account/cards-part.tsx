import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cardText, type CardDisplay } from '@/core/payments/types'
import { Button } from '@/components/ui/button/button'
import { AccountPart } from './subscriptions-page'
import { chooseCardAction, removeCardAction } from './actions/card-actions'

export interface ListedCard extends CardDisplay {
  readonly id: string
  readonly isUsed: boolean
}

const hidden = (chunks: ReactNode) => <span className="visually-hidden">{chunks}</span>

const expiryOf = ({ expiryMonth, expiryYear }: CardDisplay) => ({
  month: String(expiryMonth).padStart(2, '0'),
  year: String(expiryYear),
})

/** U23: saved cards in the settings. Works without JavaScript. */
export const CardsPart = ({ cards }: { readonly cards: readonly ListedCard[] }) => {
  const t = useTranslations('account.cards')
  const locale = useLocale()
  return (
    <AccountPart id="cards" heading={t('heading')}>
      <p>{t(cards.length === 0 ? 'none' : 'body')}</p>
      {cards.length > 0 ? (
        <ul className="account-rows">
          {cards.map((card) => (
            <li key={card.id}>
              <span>
                <b translate="no">{cardText(card)}</b>
                <small>{card.isUsed ? `${t('expires', expiryOf(card))} · ${t('used')}` : t('expires', expiryOf(card))}</small>
              </span>
              <span className="account-rows__end">
                {card.isUsed ? null : (
                  <form action={chooseCardAction.bind(null, locale, card.id)}>
                    <Button type="submit" size="small">
                      <span>{t.rich('use', { card: cardText(card), hidden })}</span>
                    </Button>
                  </form>
                )}
                <details>
                  <summary>{t.rich('remove', { card: cardText(card), hidden })}</summary>
                  <form action={removeCardAction.bind(null, locale, card.id)}>
                    <p>{t('removeBody', { card: cardText(card) })}</p>
                    <Button type="submit" size="small">
                      {t('removeConfirm')}
                    </Button>
                  </form>
                </details>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </AccountPart>
  )
}
