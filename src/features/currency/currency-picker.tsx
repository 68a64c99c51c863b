import { useTranslations } from 'next-intl'

import { CurrencySelect } from './currency-select.client'
import type { CurrencyOption } from './types'

interface CurrencyPickerProps {
  readonly options: readonly CurrencyOption[]
  readonly defaultCode: string
}

/** The currency every price of the page is shown in. */
export const CurrencyPicker = ({ options, defaultCode }: CurrencyPickerProps) => {
  const t = useTranslations('currency')
  return <CurrencySelect label={t('label')} cookiesBlocked={t('cookiesBlocked')} options={options} defaultCode={defaultCode} />
}
