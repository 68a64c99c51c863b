import { useMessages } from 'next-intl'
import type { ReactNode } from 'react'

import { isShared, pickMessages } from '@/lib/i18n/client-messages'
import type { Messages } from '@/lib/i18n/messages'
import { MoreWords } from './more-words.client'

interface IslandWordsProps {
  /** What the islands inside ask for; the words of every page reach through, and are not sent again. */
  readonly namespaces: readonly (keyof Messages)[]
  readonly children: ReactNode
}

/** Words that only some islands need travel with them, and not with every page. */
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
