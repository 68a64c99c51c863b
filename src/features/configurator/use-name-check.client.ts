'use client'

import { useTranslations } from 'next-intl'
import { askAvailability } from '@/parts/domains/ask-availability'

/** S3: asks whether a name is free before it goes into the cart; the sentence says why it does not. */
export const useNameCheck = () => {
  const t = useTranslations('domainSearch')
  const validation = useTranslations('validation')
  return async (name: string): Promise<string | null> => {
    const answer = await askAvailability(name)
    if (!answer.ok) return answer.error.message ?? validation('searchFailed')
    const { status, reason } = answer.value
    switch (status) {
      case 'available':
        return null
      case 'taken':
        return t(reason ?? 'taken')
      case 'unknown':
        return t('unknownTitle', { extension: name.slice(name.indexOf('.')) })
      default:
        return status satisfies never
    }
  }
}
