import type { CSSProperties } from 'react'
import { ground, Table } from './layout'
import { colours, displayFont } from './mail-styles'

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

/** Mounted before payment, stamped after it: the one plate of a mail is the visitor's own name. */
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
