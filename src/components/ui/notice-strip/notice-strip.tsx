import { type ReactNode, useId } from 'react'

import { classNames } from '@/components/ui/styles/class-names'

interface NoticeStripProps {
  /** `urgent` is for something that visitors must not overlook. */
  readonly tone: 'quiet' | 'urgent'
  /** Where it is not the page's. */
  readonly lang?: string
  readonly children: ReactNode
}

/** What is true of the whole site, in one line above the header of every page. */
export const NoticeStrip = ({ tone, lang, children }: NoticeStripProps) => {
  const id = useId()
  return (
    <aside className={classNames('notice-strip no-print', tone === 'urgent' && 'notice-strip--urgent')} aria-labelledby={id} lang={lang}>
      <p id={id}>{children}</p>
    </aside>
  )
}
