import type { ReactNode } from 'react'

export const Badge = ({ children }: { readonly children: ReactNode }) => <span className="badge">{children}</span>
