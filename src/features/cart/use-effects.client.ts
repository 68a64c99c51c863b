'use client'

import { useEffect, useState } from 'react'
import type { QuoteAnswer } from '@/modules/pricing/schema'
import { type Effect, effectOf, sumEffects } from './payment-choices'
import { callApi } from '@/parts/api/call-api'
import { quoteInMinorUnits } from '@/parts/api/in-minor-units'
import { requestWith } from '@/parts/cart/cart-request'
import { isPartOf } from '@/parts/cart/optimistic'
import type { CartItem, CartQuote, LinePatch } from '@/parts/cart/types'

interface Choice {
  readonly key: string
  readonly patch: LinePatch
}

/** Asks what each change would cost, without making it: one quote a change, by the engine that charges (O4). */
export const useEffects = (quote: CartQuote | null, item: CartItem, choices: readonly Choice[]): ReadonlyMap<string, Effect> => {
  const [effects, setEffects] = useState<ReadonlyMap<string, Effect>>(new Map())
  // Choices are compared by what they say: they are written anew with every drawing.
  const wanted = JSON.stringify(choices)

  useEffect(() => {
    const asked = JSON.parse(wanted) as readonly Choice[]
    if (!quote || asked.length === 0) return
    const abort = new AbortController()
    const changed = quote.items.filter(isPartOf(quote, item.lineId))
    const positionOf = (part: CartItem) => quote.items.findIndex(({ lineId }) => lineId === part.lineId)
    const ask = async ({ key, patch }: Choice): Promise<readonly [string, Effect | null]> => {
      const body = requestWith(quote, item.lineId, patch)
      const answer = await callApi<QuoteAnswer>('/api/pricing/quote', { method: 'POST', body, signal: abort.signal })
      return [
        key,
        answer.ok ? sumEffects(changed.map((part) => effectOf(quoteInMinorUnits(answer.value), positionOf(part), part, patch))) : null,
      ]
    }
    void Promise.all(asked.map(ask)).then((answers) => {
      if (!abort.signal.aborted) setEffects(new Map(answers.flatMap(([key, effect]) => (effect ? [[key, effect]] : []))))
    })
    return () => abort.abort()
  }, [quote, item, wanted])

  return effects
}
