'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { translate } from '@/payload/translate'
import { nameControls } from './name-controls'

/** H11 (ADR 108). Runs after hydration, which compares attributes. */
export const NamedControls = ({ children }: { readonly children: ReactNode }) => {
  const { i18n } = useTranslation()
  useEffect(() => nameControls((text) => translate({ i18n }, `controls.${text}`)), [i18n])
  return children
}
