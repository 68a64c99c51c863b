'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/button/icon-button'
import { Close } from '@/ui/icons/icons'
import { useRefusalText } from './refusal-text'
import { useCart } from './use-cart.client'

/** What did not work, and what changed by itself since the visitor last looked. */
export const CartNotices = () => {
  const t = useTranslations('cart')
  const bundle = useTranslations('receipt')('bundle')
  const refusalText = useRefusalText()
  const refusal = useCart((cart) => cart.refusal)
  const changes = useCart((cart) => cart.changes)
  const dismissRefusal = useCart((cart) => cart.dismissRefusal)
  const dismissChanges = useCart((cart) => cart.dismissChanges)
  const removed = useCart((cart) => cart.removed)
  const restore = useCart((cart) => cart.restore)
  const dismissRemoved = useCart((cart) => cart.dismissRemoved)
  const removedName = removed?.isBundle ? bundle : (removed?.name ?? '')
  return (
    <>
      {refusal ? (
        <div className="cart-notice cart-notice--bad" role="alert">
          <p>{refusalText(refusal)}</p>
          <IconButton label={t('dismiss')} icon={Close} onClick={dismissRefusal} />
        </div>
      ) : null}
      {removed ? (
        <div className="cart-notice" role="status">
          <p>
            <span>{t('removed', { name: removedName })}</span>{' '}
            <Button variant="quiet" onClick={() => void restore()}>
              {t('undo')}
              <span className="visually-hidden"> {t('putBack', { name: removedName })}</span>
            </Button>
          </p>
          <IconButton label={t('dismiss')} icon={Close} onClick={dismissRemoved} />
        </div>
      ) : null}
      {changes.length > 0 ? (
        <div className="cart-notice" role="status">
          <div>
            <p className="cart-notice__title">{t('changesTitle')}</p>
            <ul>
              {changes.map((change) => (
                <li key={`${change.kind} ${change.message}`}>{change.message}</li>
              ))}
            </ul>
            <Button variant="quiet" onClick={dismissChanges}>
              {t('changesSeen')}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  )
}
