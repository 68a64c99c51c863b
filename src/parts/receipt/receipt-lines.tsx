import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { ReceiptItem, ReceiptItems } from '@/ui/receipt/receipt-items'
import type { FormatAmount } from '@/core/receipt/amounts'
import type { ReceiptModel } from '@/core/receipt/receipt-model'
import { takenText } from '@/core/receipt/taken'
import { useItemNote, useLineName } from './use-line-name'

interface ReceiptLinesProps {
  readonly model: ReceiptModel
  readonly format: FormatAmount
}

/** What was put in, and what each discount took of it: "Renews at" stands left of "Now" (DESIGN, Receipt). */
export const ReceiptLines = ({ model, format }: ReceiptLinesProps) => {
  const t = useTranslations('receipt')
  const lineName = useLineName()
  const itemNote = useItemNote(format)
  const heads = { item: t('item'), renewsAt: t('renewsAt'), now: t('now') }
  return (
    <ReceiptItems caption={t('title')} heads={heads}>
      {model.items.map(({ key, item, isChild, now, setupFee, renewal }) => (
        <Fragment key={key}>
          <ReceiptItem
            name={isChild ? item.name : lineName(item)}
            note={[itemNote(item), takenText(item, model, format)].filter(Boolean).join(' · ')}
            addon={isChild}
            renewsAt={
              renewal === null ? null : (
                <>
                  <span className="receipt-renews-label">{t('renewsAt')} </span>
                  {t('perPeriod', { period: item.billing, amount: format(renewal) })}
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
