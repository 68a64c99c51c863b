import type { ReactNode } from 'react'

/** Words for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => <span className="visually-hidden">{children}</span>
