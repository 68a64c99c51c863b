import type { ReactNode } from 'react'

/** An ink block of one word. */
export const Badge = ({ children }: { readonly children: ReactNode }) => <span className="badge">{children}</span>
