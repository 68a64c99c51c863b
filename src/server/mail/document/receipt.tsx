import type { CSSProperties } from 'react'
import { atTop, ground, Table } from './layout'
import type { MailReceipt } from './mail-document'
import type { MailSite } from './mail-site'
import { colours, displayFont } from './mail-styles'
import type { MailWords } from './mail-words'
import { Plate } from './plate'
import { receiptText, type ReceiptRow } from './receipt-rows'

const thin: CSSProperties = { borderTop: `1px solid ${colours.line}` }
const thick: CSSProperties = { borderTop: `2px solid ${colours.ink}` }

const edges = {
  item: thin,
  addon: {},
  sum: {},
  discount: {},
  subtotal: thin,
  total: thick,
  due: { borderTop: `2px dashed ${colours.line}` },
  later: {},
  stub: thin,
} as const satisfies Record<ReceiptRow['kind'], CSSProperties>

const weights: Partial<Record<ReceiptRow['kind'], number>> = { item: 600, subtotal: 700, total: 700, due: 700 }

interface RowProps {
  readonly row: ReceiptRow
  /** Where the lines end and the sums begin. */
  readonly beginsSums: boolean
}

const Row = ({ row: { kind, label, note, amount }, beginsSums }: RowProps) => {
  const isDue = kind === 'due'
  const edge = beginsSums ? thick : edges[kind]
  const edgeName = beginsSums || kind === 'total' ? 'strong' : 'line'
  const padding = isDue ? '16px 0 12px' : '8px 0'
  const weight = weights[kind]
  return (
    <tr>
      <th
        scope="row"
        align="left"
        {...atTop}
        className={`ink ${edgeName}`}
        style={{
          ...edge,
          padding,
          paddingLeft: kind === 'addon' ? '16px' : '0',
          textAlign: 'left',
          fontWeight: weight ?? 400,
          color: colours.ink,
          fontSize: 15,
          lineHeight: 1.4,
        }}
      >
        {label}
        {note ? (
          <>
            <br />
            <span className="ink2" style={{ color: colours.ink2, fontSize: 13, fontWeight: 400 }}>
              {note}
            </span>
          </>
        ) : null}
      </th>
      <td
        align="right"
        {...atTop}
        className={`${kind === 'discount' ? 'saving' : 'ink'} ${edgeName}`}
        style={{
          ...edge,
          padding,
          paddingLeft: 12,
          textAlign: 'right',
          whiteSpace: 'nowrap',
          ...(weight === undefined ? {} : { fontWeight: weight }),
          color: kind === 'discount' ? colours.saving : colours.ink,
          ...(isDue ? { fontFamily: displayFont, fontSize: 28, fontWeight: 800, lineHeight: 1.1 } : { fontSize: 15, lineHeight: 1.4 }),
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {amount}
      </td>
    </tr>
  )
}

interface ReceiptProps {
  readonly receipt: MailReceipt
  readonly words: MailWords
  readonly site: MailSite
}

/** The receipt of the site, as a table that every mail program can draw. */
export const Receipt = ({ receipt, words, site }: ReceiptProps) => {
  const { name, title, meta, billedTo, rows, notes } = receiptText(words, receipt, site.priceLocale)
  const firstSum = rows.findIndex(({ kind }) => kind === 'sum')
  return (
    <Table>
      <tr>
        <td
          className="raised"
          {...ground(colours.raised)}
          style={{ backgroundColor: colours.raised, border: `1px solid ${colours.line}`, padding: 20 }}
        >
          {name === null ? null : <Plate name={name} isStamped={receipt.state === 'paid' || receipt.state === 'refunded'} />}
          <p className="ink2" style={{ margin: '12px 0 0', color: colours.ink2, fontSize: 13, lineHeight: 1.5 }}>
            <b>{title}</b>
            {` · ${meta}`}
            {billedTo === null ? null : (
              <>
                <br />
                {billedTo}
              </>
            )}
          </p>
          <Table isData style={{ marginTop: 12, width: '100%' }}>
            {rows.map((row, index) => (
              <Row key={index} row={row} beginsSums={index === firstSum && index > 0} />
            ))}
          </Table>
          {notes.map((note) => (
            <p key={note} className="ink2" style={{ margin: '8px 0 0', color: colours.ink2, fontSize: 13 }}>
              {note}
            </p>
          ))}
        </td>
      </tr>
    </Table>
  )
}
