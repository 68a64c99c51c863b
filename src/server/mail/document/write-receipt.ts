import type { MailSite } from './mail-site'
import type { MailWords } from './mail-words'
import { escapeHtml } from '@/server/platform/escape-html'
import type { MailReceipt } from './mail-document'
import { colours, displayFont } from './mail-styles'
import { receiptText, type ReceiptRow } from './receipt-rows'

const edges = {
  item: `border-top:1px solid ${colours.line}`,
  addon: '',
  sum: '',
  discount: '',
  subtotal: `border-top:1px solid ${colours.line}`,
  total: `border-top:2px solid ${colours.ink}`,
  due: `border-top:2px dashed ${colours.line}`,
  later: '',
  stub: `border-top:1px solid ${colours.line}`,
} as const satisfies Record<ReceiptRow['kind'], string>

const edgeClass = (kind: ReceiptRow['kind']): string => (kind === 'total' ? 'strong' : 'line')

const small = (note: string): string =>
  `<br><span class="ink2" style="color:${colours.ink2};font-size:13px;font-weight:400">${escapeHtml(note)}</span>`

const rowHtml = ({ kind, label, note, amount }: ReceiptRow, index: number, rows: readonly ReceiptRow[]): string => {
  // Where the lines end and the sums begin.
  const beginsSums = kind === 'sum' && (rows[index - 1]?.kind === 'item' || rows[index - 1]?.kind === 'addon')
  const edge = beginsSums ? `border-top:2px solid ${colours.ink}` : edges[kind]
  const edgeName = beginsSums ? 'strong' : edgeClass(kind)
  const isDue = kind === 'due'
  const colour = kind === 'discount' ? colours.saving : colours.ink
  const weight = isDue || kind === 'total' || kind === 'subtotal' ? 'font-weight:700;' : kind === 'item' ? 'font-weight:600;' : ''
  const figure = isDue ? `font-family:${displayFont};font-size:28px;font-weight:800;line-height:1.1;` : ''
  const pad = isDue ? '16px 0 12px' : '8px 0'
  return `<tr>
<th scope="row" align="left" valign="top" class="ink ${edgeName}" style="${edge};padding:${pad};padding-left:${kind === 'addon' ? '16px' : '0'};text-align:left;font-weight:400;${weight}color:${colours.ink};font-size:15px;line-height:1.4">${escapeHtml(label)}${note ? small(note) : ''}</th>
<td align="right" valign="top" class="${kind === 'discount' ? 'saving' : 'ink'} ${edgeName}" style="${edge};padding:${pad};padding-left:12px;text-align:right;white-space:nowrap;${weight}${figure}color:${colour};${isDue ? '' : 'font-size:15px;line-height:1.4;'}font-variant-numeric:tabular-nums">${escapeHtml(amount)}</td>
</tr>`
}

/** Mounted before payment, stamped after it: the one plate of a mail is the visitor's own name. */
export const plateHtml = (name: string, body: 'paper' | 'stamp' = 'paper'): string => {
  const look =
    body === 'paper'
      ? `background-color:${colours.plate};color:${colours.plateInk};border:2px solid ${colours.plateInk};border-radius:3px`
      : `color:${colours.ink};border:4px double ${colours.ink};border-radius:3px`
  const names = body === 'paper' ? '' : ' class="ink strong"'
  const size = name.length > 34 ? 17 : name.length > 24 ? 21 : 28
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td${names}${body === 'paper' ? ` bgcolor="${colours.plate}"` : ''} style="${look};padding:12px 16px;font-family:${displayFont};font-size:${size}px;font-weight:800;line-height:1.15;word-break:break-all">${escapeHtml(name)}</td></tr></table>`
}

/** The receipt of the site, as a table that every mail program can draw. */
export const receiptHtml = (receipt: MailReceipt, words: MailWords, site: MailSite): string => {
  const { name, title, meta, billedTo, rows, notes } = receiptText(words, receipt, site.priceLocale)
  const isStamped = receipt.state === 'paid' || receipt.state === 'refunded'
  return `<table width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="raised" bgcolor="${colours.raised}" style="background-color:${colours.raised};border:1px solid ${colours.line};padding:20px">
${name === null ? '' : `${plateHtml(name, isStamped ? 'stamp' : 'paper')}`}
<p class="ink2" style="margin:12px 0 0;color:${colours.ink2};font-size:13px;line-height:1.5"><b>${escapeHtml(title)}</b> · ${escapeHtml(meta)}<br>${escapeHtml(billedTo)}</p>
<table width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px;width:100%">${rows.map(rowHtml).join('')}</table>
${notes.map((note) => `<p class="ink2" style="margin:8px 0 0;color:${colours.ink2};font-size:13px">${escapeHtml(note)}</p>`).join('')}
</td></tr></table>`
}
