'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useReducer, useState } from 'react'

import { parseAuthorizationCode, parseTransferDomain } from '@/core/domains/transfers'
import { callApi, cookiesBlocked, cartInMinorUnits } from '@/components/api-client/call-api'
import { keepsCookies } from '@/lib/config/browser-storage'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { useCart } from '@/features/cart/use-cart.client'
import { showToast } from '@/components/toast-store'
import type { StartedTransferResponse, TransferCheckResponse } from '@/modules/domains/transfers/schema'
import type { FieldErrors } from '@/components/ui/field/use-form.client'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'

import { findOfferAction } from './find-offer-action'
import type { FoundOffer, TransferWizardView } from './types'
import { firstStep, wizardReducer } from './wizard-state'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The actions of the four steps. Errors are shown at their field and in a toast (§5). */
export const useTransfer = ({
  offers,
  unlistedOffer,
  hasMoreOffers,
  delays,
}: Pick<TransferWizardView, 'offers' | 'unlistedOffer' | 'hasMoreOffers' | 'delays'>) => {
  const locale = useLocale()
  const [found, setFound] = useState<FoundOffer | null>(null)
  const t = useTranslations('transferWizard')
  const rules = useTranslations('validation')
  const cartWords = useTranslations('cart')
  const refusalText = useRefusalText()
  const adoptCart = useCart((cart) => cart.adopt)
  const openCart = useCart((cart) => cart.open)
  const [state, dispatch] = useReducer(wizardReducer, firstStep)

  const refuse = (field: 'domain' | 'code', fault: string, freeName?: string): FieldErrors => {
    dispatch({ type: 'refused', ...(freeName === undefined ? {} : { freeName }) })
    showToast({ text: fault, isAtField: true })
    return { [field]: fault }
  }

  /** Step 1: loads the transfer price. */
  const lookUpPrice = async (typed: string): Promise<FieldErrors> => {
    const parsed = parseTransferDomain(typed)
    if (!parsed.ok) return refuse('domain', parsed.error === 'extensionMissing' ? t('extensionMissing') : rules(parsed.error))
    setVisitorName(parsed.value.domain)
    dispatch({ type: 'lookup-started', transfer: parsed.value })
    const { domain, extension } = parsed.value
    const [answer, offer] = await Promise.all([
      callApi<TransferCheckResponse>(`/api/transfers/check?domain=${encodeURIComponent(domain)}`),
      findOffer(extension),
      wait(delays.priceLookup),
    ])
    if (!answer.ok) return refuse('domain', refusalText(answer.error), answer.error.code === 'domain-not-registered' ? domain : undefined)
    if (offer === null) return refuse('domain', rules('searchFailed'))
    setFound(offer)
    dispatch({ type: 'price-found', warnings: answer.value.warnings.map(({ message }) => message) })
    return {}
  }

  /** Popular TLDs are in the page, others are requested. `null` if the request failed. */
  const findOffer = async (extension: string): Promise<FoundOffer | null> => {
    const known = offers[extension]
    if (known) return { offer: known, isListed: true }
    if (!hasMoreOffers) return { offer: unlistedOffer, isListed: false }
    return findOfferAction(locale, extension).catch(() => null)
  }

  /** Step 3. R11: the auth code is only sent in the body of this request and not stored. */
  const submit = async (code: string): Promise<FieldErrors> => {
    const parsed = parseAuthorizationCode(code)
    if (!parsed.ok) return refuse('code', t(parsed.error === 'required' ? 'codeRequired' : 'codeInvalid'))
    const { transfer } = state
    if (!transfer) return {}
    if (!keepsCookies()) return refuse('code', refusalText(cookiesBlocked))
    dispatch({ type: 'submitted' })
    const body = { domain: transfer.domain, authorizationCode: parsed.value }
    const [answer] = await Promise.all([
      callApi<StartedTransferResponse>('/api/transfers', { method: 'POST', body }),
      wait(delays.submission),
    ])
    if (!answer.ok) return refuse('code', refusalText(answer.error))
    dispatch({ type: 'confirmed' })
    showToast({ name: transfer.domain, text: cartWords('isInCart') })
    await adoptCart(cartInMinorUnits(answer.value.cart))
    openCart()
    return {}
  }

  return { state, dispatch, found, lookUpPrice, submit }
}
