'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/button/icon-button'
import { Close } from '@/ui/icons/icons'
import { useRefusalText } from './refusal-text'
import { useCart } from './use-cart.client'

/** What did not work, and what changed by itself since the visitor last looked. */
export const CartNotices = () => {
  const words = useTranslations('cart')
  const refusalText = useRefusalText()
  const refusal = useCart((cart) => cart.refusal)
  const changes = useCart((cart) => cart.changes)
  const dismissRefusal = useCart((cart) => cart.dismissRefusal)
  const dismissChanges = useCart((cart) => cart.dismissChanges)
  return (
    <>
      {refusal ? (
        <div className="cart-notice cart-notice--bad" role="alert">
          <p>{refusalText(refusal)}</p>
          <IconButton label={words('dismiss')} icon={Close} onClick={dismissRefusal} />
        </div>
      ) : null}
      {changes.length > 0 ? (
        <div className="cart-notice" role="status">
          <div>
            <p className="cart-notice__title">{words('changesTitle')}</p>
            <ul>
              {changes.map((change) => (
                <li key={`${change.kind} ${change.message}`}>{change.message}</li>
              ))}
            </ul>
            <Button variant="quiet" onClick={dismissChanges}>
              {words('changesSeen')}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  )
}
