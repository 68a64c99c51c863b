import type { CSSProperties, ReactNode } from 'react'

/** Old programs read the attribute, all others the style. */
export const ground = (colour: string) => ({ bgcolor: colour })
export const atTop = { valign: 'top' } as const

interface TableProps {
  readonly children: ReactNode
  readonly isWide?: boolean
  /** Of data, where it is not there for the layout alone. */
  readonly isData?: boolean
  readonly className?: string
  readonly colour?: string
  readonly style?: CSSProperties
}

/** The one way to lay a mail out that every program understands. */
export const Table = ({ children, isWide = true, isData = false, className, colour, style }: TableProps) => (
  <table
    {...(isData ? {} : { role: 'presentation' })}
    {...(isWide ? { width: '100%' } : {})}
    cellPadding="0"
    cellSpacing="0"
    className={className}
    {...(colour === undefined ? {} : ground(colour))}
    style={{ ...(colour === undefined ? {} : { backgroundColor: colour }), ...style }}
  >
    <tbody>{children}</tbody>
  </table>
)
