import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { ReceiptItem, ReceiptItems } from '@/ui/receipt/receipt-items'
import type { FormatAmount } from '@/core/receipt/amounts'
import type { ReceiptModel } from '@/core/receipt/receipt-model'
import { useItemNote, useLineName } from './use-line-name'

interface ReceiptLinesProps {
  readonly model: ReceiptModel
  readonly format: FormatAmount
}

/** What was put in: "Renews at" stands left of "Now" (DESIGN, Receipt). */
export const ReceiptLines = ({ model, format }: ReceiptLinesProps) => {
  const words = useTranslations('receipt')
  const lineName = useLineName()
  const itemNote = useItemNote()
  const heads = { item: words('item'), renewsAt: words('renewsAt'), now: words('now') }
  return (
    <ReceiptItems caption={words('title')} heads={heads}>
      {model.items.map(({ key, item, isChild, now, setupFee, renewal }) => (
        <Fragment key={key}>
          <ReceiptItem
            name={isChild ? item.name : lineName(item)}
            note={itemNote(item)}
            addon={isChild}
            renewsAt={
              renewal === null ? null : (
                <>
                  <span className="receipt-renews-label">{words('renewsAt')} </span>
                  {words('perPeriod', { period: item.billing, amount: format(renewal) })}
                </>
              )
            }
            now={format(now)}
          />
          {setupFee > 0 ? <ReceiptItem name={words('setupFee')} addon renewsAt={null} now={format(setupFee)} /> : null}
        </Fragment>
      ))}
    </ReceiptItems>
  )
}
