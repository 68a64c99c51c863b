'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { describePromotion, type PromotionFields } from '@/core/discounts/promotion-text'
import { translate } from '@/cms/words'
import type { CategoryNouns } from './category-nouns'
import { sayPromotion } from './promotion-sentence'
import { stateWords } from './promotion-words'
import { useTyped } from './typed-draft.client'

/** Above the form: what the promotion does, as it is typed. */
export const PromotionSummary = ({ nouns }: { readonly nouns: CategoryNouns }) => {
  const { i18n } = useTranslation()
  const [now] = useState(() => Date.now())
  const typed: PromotionFields = useTyped()
  const promotion = describePromotion(typed, now)
  return (
    // The words for a month differ between one ICU and the next.
    <p className="promotion-summary" aria-live="polite" suppressHydrationWarning>
      <span className="promotion-state" data-state={promotion.state}>
        {translate({ i18n }, stateWords[promotion.state])}
      </span>{' '}
      {sayPromotion({ i18n, nouns }, promotion, now)}
    </p>
  )
}
