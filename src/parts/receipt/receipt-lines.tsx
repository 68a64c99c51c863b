import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { ReceiptItem, ReceiptItems } from '@/ui/receipt/receipt-items'
import { type FormatAmount, type ReceiptModel, takenDot, takenParts } from '@/core/receipt/model'
import type { ItemFigures } from '@/core/receipt/figures'
import { useItemNote, useLineName } from './use-line-name'

interface ReceiptLinesProps {
  readonly model: ReceiptModel
  readonly format: FormatAmount
}

/** What stands below a line's name: what it is, and what each discount took of it. Lines end after a dot; an amount is not parted from its minus. */
const useNote = ({ model, format }: ReceiptLinesProps) => {
  const itemNote = useItemNote(format)
  return (item: ItemFigures) => {
    const itself = itemNote(item)
    const parts = takenParts(item, model, format)
    if (!itself && parts.length === 0) return null
    return (
      <>
        {itself ? <span>{parts.length > 0 ? [itself, takenDot].join('') : itself}</span> : null}
        {parts.map(({ id, label, amount }, index) => (
          <Fragment key={id}>
            <span className="receipt-part">
              {label}
              <span className="receipt-taken">{amount}</span>
              {index < parts.length - 1 ? <span>{takenDot.trimEnd()}</span> : null}
            </span>{' '}
          </Fragment>
        ))}
      </>
    )
  }
}

/** What was put in, and what each discount took of it: "Renews at" stands left of "Now" (DESIGN, Receipt). */
export const ReceiptLines = ({ model, format }: ReceiptLinesProps) => {
  const t = useTranslations('receipt')
  const lineName = useLineName()
  const note = useNote({ model, format })
  const heads = { item: t('item'), renewsAt: t('renewsAt'), now: t('now') }
  return (
    <ReceiptItems caption={t('title')} heads={heads}>
      {model.items.map(({ key, item, isChild, now, setupFee, renewal }) => (
        <Fragment key={key}>
          <ReceiptItem
            name={isChild ? item.name : lineName(item)}
            note={note(item)}
            addon={isChild}
            renewsAt={
              renewal === null ? null : (
                <>
                  <span className="receipt-renews-label">{t('renewsAt')} </span>
                  <span>{t('perPeriod', { period: item.billing, amount: format(renewal) })}</span>
                </>
              )
            }
            now={format(now)}
          />
          {setupFee > 0 ? <ReceiptItem name={t('setupFee')} addon renewsAt={null} now={format(setupFee)} /> : null}
        </Fragment>
      ))}
    </ReceiptItems>
  )
}
