import { type ReactNode, useId } from 'react'

import { classNames } from '@/components/ui/styles/class-names'

interface NoticeStripProps {
  /** `urgent` for notices visitors must not overlook. */
  readonly tone: 'quiet' | 'urgent'
  /** If it differs from the page's. */
  readonly lang?: string
  readonly children: ReactNode
}

export const NoticeStrip = ({ tone, lang, children }: NoticeStripProps) => {
  const id = useId()
  return (
    <aside className={classNames('notice-strip no-print', tone === 'urgent' && 'notice-strip--urgent')} aria-labelledby={id} lang={lang}>
      <p id={id}>{children}</p>
    </aside>
  )
}
