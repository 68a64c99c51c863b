import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly summary: ReactNode
  readonly open?: boolean
  readonly lang?: string
  readonly children: ReactNode
}

/** Native and independent: works without JavaScript (§2). */
export const Disclosure = ({ summary, open = false, lang, children }: DisclosureProps) => (
  <details className="disclosure" open={open} lang={lang}>
    <summary>{summary}</summary>
    <div className="disclosure__body">{children}</div>
  </details>
)

export const DisclosureList = ({ children }: { readonly children: ReactNode }) => <div className="disclosure-list">{children}</div>
