import type { CSSProperties, ReactNode } from 'react'

/** Old email clients use the attribute, others the style. */
export const ground = (colour: string) => ({ bgcolor: colour })
export const atTop = { valign: 'top' } as const

interface TableProps {
  readonly children: ReactNode
  readonly isWide?: boolean
  /** A data table rather than a layout table. */
  readonly isData?: boolean
  readonly className?: string
  readonly colour?: string
  readonly style?: CSSProperties
}

/** Tables are the only layout that all email clients support. */
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

/** Light colours are inline because many clients drop the style sheet, which contains the dark ones (DESIGN). */
export const colours = {
  surface: '#EFF3EC',
  raised: '#FFFFFF',
  sunk: '#E1E8DE',
  ink: '#0B2A20',
  ink2: '#42594F',
  line: '#C5D0C6',
  plate: '#FCE38A',
  plateInk: '#0B2A20',
  action: '#FF6A2B',
  saving: '#06703C',
} as const

export const textFont = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const displayFont = "Georama,'Arial Black','Segoe UI Black',Arial,sans-serif"

export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
table { border-collapse: collapse; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .surface { background-color: #081A14 !important; }
  .raised { background-color: #0E261D !important; border-color: #25453A !important; }
  .sunk { background-color: #05120D !important; }
  .ink { color: #ECF2EB !important; }
  .ink2 { color: #A8C0B4 !important; }
  .line { border-color: #25453A !important; }
  .strong { border-color: #54796A !important; }
  .saving { color: #74E0A4 !important; }
}`

const paper: CSSProperties = {
  backgroundColor: colours.plate,
  color: colours.plateInk,
  border: `2px solid ${colours.plateInk}`,
  borderRadius: 3,
}
const stamp: CSSProperties = { color: colours.ink, border: `4px double ${colours.ink}`, borderRadius: 3 }

interface PlateProps {
  readonly name: string
  readonly isStamped?: boolean
}

/** Mounted before payment, stamped after it. */
export const Plate = ({ name, isStamped = false }: PlateProps) => (
  <Table>
    <tr>
      <td
        {...(isStamped ? { className: 'ink strong' } : ground(colours.plate))}
        style={{
          ...(isStamped ? stamp : paper),
          padding: '12px 16px',
          fontFamily: displayFont,
          fontSize: name.length > 34 ? 17 : name.length > 24 ? 21 : 28,
          fontWeight: 800,
          lineHeight: 1.15,
          wordBreak: 'break-all',
        }}
      >
        {name}
      </td>
    </tr>
  </Table>
)
