'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button, IconButton } from '@/components/ui/button/button'
import { Icon, Check, Clock, Close } from '@/components/ui/icons/icon'
import { recased } from '@/components/ui/field/field'
import { nothing } from '@/core/money/arithmetic'
import type { FormatAmount } from '@/core/receipt/model'
import type { CodeRefusal } from '@/features/cart/removed-lines'
import type { CartCode } from '@/features/cart/types'
import { useCart } from '@/features/cart/use-cart.client'
import { useShopSettings } from '@/components/shop/shop-settings.client'

const refusalWords = {
  required: { title: 'errorTitle', text: 'required' },
  'already-applied': { title: 'alreadyTitle', text: 'already-applied' },
  invalid: { title: 'invalidTitle', text: 'invalid' },
  failed: { title: 'errorTitle', text: 'failed' },
} as const satisfies Record<CodeRefusal['kind'], { title: string; text: string }>

/** §5, §8, D13, D14: input for a code, and the cart's codes as applied, pending or rejected. */
export const DiscountCodes = ({ format }: { readonly format: FormatAmount }) => {
  const t = useTranslations('discountCodes')
  const fieldId = useId()
  const [typed, setTyped] = useState('')
  const [isChecking, setChecking] = useState(false)
  const codes = useCart((cart) => cart.quote?.codes ?? noCodes)
  const refusal = useCart((cart) => cart.codeRefusal)
  const applyCode = useCart((cart) => cart.applyCode)
  const dismiss = useCart((cart) => cart.dismissCodeRefusal)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking) return
    setChecking(true)
    const isApplied = await applyCode(typed)
    setChecking(false)
    // Keeps what was typed in the meantime.
    if (isApplied) setTyped((now) => (now === typed ? '' : now))
  }

  return (
    <div className="cart-codes">
      <form className="cart-codes__form" onSubmit={(event) => void submit(event)} noValidate>
        <label className="visually-hidden" htmlFor={fieldId}>
          {t('label')}
        </label>
        <input
          id={fieldId}
          className="field__control"
          value={typed}
          placeholder={t('label')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${fieldId}-refusal` : undefined}
          onChange={(event) => setTyped(recased(event.currentTarget, (text) => text.toUpperCase()))}
        />
        <Button type="submit" pending={isChecking}>
          {isChecking ? t('applying') : t('apply')}
        </Button>
      </form>
      <div role="status">
        {refusal ? (
          <div className="cart-code cart-code--bad" id={`${fieldId}-refusal`}>
            <Icon of={Close} />
            <p>
              <b>{t(refusalWords[refusal.kind].title)}</b> <span>{refusal.message ?? t(refusalWords[refusal.kind].text)}</span>
            </p>
            <IconButton label={t('dismiss')} icon={Close} onClick={dismiss} />
          </div>
        ) : null}
        {codes.length > 0 ? (
          <ul aria-label={t('standing')}>
            {codes.map((code) => (
              <StandingCode key={code.code} code={code} format={format} />
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}

const noCodes: readonly CartCode[] = []

interface StandingCodeProps {
  readonly code: CartCode
  readonly format: FormatAmount
}

const StandingCode = ({ code: { code, status, message }, format }: StandingCodeProps) => {
  const t = useTranslations('discountCodes')
  const removeCode = useCart((cart) => cart.removeCode)
  const savings = useCart((cart) => cart.quote?.discountSummary.discountCodes.find(({ discountId }) => discountId === code)?.savings)
  const named = { code: (chunks: ReactNode) => <b>{chunks}</b> }
  const isApplied = status === 'applied'
  return (
    <li className={isApplied ? 'cart-code cart-code--ok' : 'cart-code cart-code--waits'}>
      <Icon of={isApplied ? Check : Clock} />
      <p>
        {isApplied ? (
          <span key={savings}>{t.rich('takes', { ...named, amount: format(savings ?? nothing), codeName: code })}</span>
        ) : (
          <>
            <span>{t.rich('waits', { ...named, codeName: code })}</span> <span>{message}</span>
          </>
        )}
      </p>
      <Button variant="quiet" aria-label={t('removeNamed', { code })} onClick={() => void removeCode(code)}>
        {t('remove')}
      </Button>
    </li>
  )
}

/** A link may bring a code before the cart has lines (`?code=`): shows it as pending, or why it was rejected. */
export const CodesWithoutLines = ({ format }: { readonly format: FormatAmount }) => {
  const isNothingToSay = useCart((cart) => cart.codeRefusal === null && (cart.quote?.codes ?? []).length === 0)
  return isNothingToSay ? null : <DiscountCodes format={format} />
}

/** T10: explains why lines are lower than prices on pages; renders nothing if both are before tax. */
export const LinesNote = () => {
  const { shownTax } = useShopSettings()
  return shownTax === undefined ? null : <p className="muted small">{shownTax.lines}</p>
}
