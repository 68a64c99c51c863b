import type { MailSite } from './mail-site'
import type { MailWords } from './mail-words'
import type { MailBlock, MailDocument, MailFact } from './mail-document'
import { receiptText, type ReceiptRow } from './receipt-rows'

const width = 64

/** Label left, amount right, in one line where both fit. */
const ruled = (label: string, amount: string): string =>
  label.length + amount.length + 2 <= width
    ? `${label}${' '.repeat(width - label.length - amount.length)}${amount}`
    : `${label}\n${amount.padStart(width)}`

const line = '-'.repeat(width)

const rowText = ({ kind, label, note, amount }: ReceiptRow): string => {
  const indent = kind === 'addon' ? '  + ' : ''
  const noted = note ? `\n${kind === 'addon' ? '    ' : '  '}${note}` : ''
  const opens = kind === 'due' ? `${line}\n` : ''
  return `${opens}${ruled(`${indent}${label}`, amount)}${noted}`
}

const factText = ({ mail }: MailWords, { label, value }: MailFact): string =>
  `${mail('before', { label })}${value.includes('\n') ? '\n' : ' '}${value}`

const firstSum = (rows: readonly ReceiptRow[]): number => rows.findIndex(({ kind }) => kind === 'sum')

const blockText = (block: MailBlock, words: MailWords, site: MailSite): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'plate':
      return `[ ${block.name} ]`
    case 'button':
    case 'link':
      return `${words.mail('before', { label: block.label })}\n${block.href}`
    case 'facts':
      return [...(block.heading ? [block.heading, line] : []), ...block.facts.map((fact) => factText(words, fact))].join('\n')
    case 'receipt': {
      const { title, meta, billedTo, rows, notes } = receiptText(words, block.receipt, site.priceLocale)
      const split = firstSum(rows)
      return [
        title,
        meta,
        ...(billedTo === null ? [] : [billedTo]),
        line,
        ...rows.slice(0, split).map(rowText),
        line,
        ...rows.slice(split).map(rowText),
        line,
        ...notes,
      ].join('\n')
    }
    default:
      return block satisfies never
  }
}

/** The mail for those who read plain text: every fact the HTML has. */
export const writeText = ({ title, blocks }: MailDocument, words: MailWords, site: MailSite): string =>
  [
    title,
    ...blocks.map((block) => blockText(block, words, site)),
    `-- \n${site.brandName}\n${words.mail('questions', { email: site.supportEmail })}\n${site.page('')}`,
  ].join('\n\n')
