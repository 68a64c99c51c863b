'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'

import type { Messages } from '@/lib/i18n/messages'

interface MoreWordsProps {
  readonly messages: Partial<Messages>
  readonly children: ReactNode
}

export const MoreWords = ({ messages, children }: MoreWordsProps) => {
  const locale = useLocale()
  const shared = useMessages()
  const all = useMemo(() => ({ ...shared, ...messages }), [shared, messages])
  return (
    <NextIntlClientProvider locale={locale} messages={all}>
      {children}
    </NextIntlClientProvider>
  )
}
