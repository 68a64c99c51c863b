import type { ReactNode } from 'react'

/** The target needs `id` and `tabIndex={-1}`. */
export const SkipLink = ({ target = 'main', label }: { readonly target?: string; readonly label: string }) => (
  <a className="skip-link" href={`#${target}`}>
    {label}
  </a>
)

export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => <span className="visually-hidden">{children}</span>
