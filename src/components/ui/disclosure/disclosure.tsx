import type { ReactNode } from 'react'

interface DisclosureProps {
  /** Of the text: a link to it opens the disclosure. */
  readonly id?: string
  readonly summary: ReactNode
  readonly open?: boolean
  readonly lang?: string
  readonly children: ReactNode
}

/** Native and independent: works without JavaScript (§2). */
export const Disclosure = ({ id, summary, open = false, lang, children }: DisclosureProps) => (
  <details className="disclosure" open={open} lang={lang}>
    <summary>{summary}</summary>
    <div className="disclosure__body" id={id}>
      {children}
    </div>
  </details>
)

export const DisclosureList = ({ children }: { readonly children: ReactNode }) => <div className="disclosure-list">{children}</div>
