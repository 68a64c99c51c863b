import { useLocale, useTranslations } from 'next-intl'
import { Due } from '@/ui/ledger/ledger'
import { type FormatAmount, type ReceiptModel, dueWords, type ReceiptState } from '@/core/receipt/model'
import { addMonths, formatDay } from '@/core/dates'

interface ReceiptDueProps {
  readonly model: ReceiptModel
  readonly format: FormatAmount
  /** The day the order is, or would be, placed. */
  readonly date: Date
  readonly state?: ReceiptState
  /** A new amount comes in as it changes (the drawer). */
  readonly isCounted?: boolean
}

const list = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' }).format([...new Set(names)])

/** The one big figure, and what comes after it with its day (O3). */
export const ReceiptDue = ({ model, format, date, state = 'quote', isCounted = false }: ReceiptDueProps) => {
  const t = useTranslations('receipt')
  const locale = useLocale()
  return (
    <>
      <Due label={t(dueWords[state])} amount={isCounted ? <span key={model.dueNow}>{format(model.dueNow)}</span> : format(model.dueNow)} />
      {model.later.dated.map(({ dueInMonths, amount, names }) => (
        <Due
          key={dueInMonths}
          later
          label={t('laterOn', { date: formatDay(addMonths(date, dueInMonths), locale), names: list(names, locale) })}
          amount={format(amount)}
        />
      ))}
      {model.later.undated > 0 ? <Due later label={t('laterByUse')} amount={format(model.later.undated)} /> : null}
    </>
  )
}
