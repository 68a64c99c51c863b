import { NextIntlClientProvider, useMessages } from 'next-intl'
import type { ReactNode } from 'react'

import { pickMessages } from '@/i18n/client-messages'
import type { Messages } from '@/i18n/messages'

interface IslandWordsProps {
  /** All that the islands inside ask for: the words of every page do not reach through. */
  readonly namespaces: readonly (keyof Messages)[]
  readonly children: ReactNode
}

/** Words that only some islands need travel with them, and not with every page. */
export const IslandWords = ({ namespaces, children }: IslandWordsProps) => {
  const messages = useMessages()
  return <NextIntlClientProvider messages={pickMessages(messages, namespaces)}>{children}</NextIntlClientProvider>
}
