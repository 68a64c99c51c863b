import { useMessages } from 'next-intl'
import type { ReactNode } from 'react'

import { isShared, pickMessages, type Messages } from '@/lib/i18n/messages'
import { MoreWords } from './more-words.client'

interface IslandWordsProps {
  /** Namespaces of the islands inside; shared messages are inherited and not sent again. */
  readonly namespaces: readonly (keyof Messages)[]
  readonly children: ReactNode
}

/** Sends messages with the islands that need them instead of with every page. */
export const IslandWords = ({ namespaces, children }: IslandWordsProps) => {
  const messages = useMessages()
  return (
    <MoreWords
      messages={pickMessages(
        messages,
        namespaces.filter((namespace) => !isShared(namespace)),
      )}
    >
      {children}
    </MoreWords>
  )
}
