'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { translate } from '@/cms/words'
import { recoveryWords } from './recovery-words'

/** A box over the lower edge of the admin, on every screen and beside every drawer. */
export const Notice = ({ children }: { readonly children: ReactNode }) => {
  const { i18n } = useTranslation()
  const heading = useId()
  return createPortal(
    <section className="typed-notice" aria-labelledby={heading}>
      <h2 id={heading}>{translate({ i18n }, recoveryWords.title)}</h2>
      {children}
    </section>,
    document.body,
  )
}
