import { ChevronDown } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { localeNames } from '@/lib/config/locales'
import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'
import { classNames } from '@/components/ui/styles/class-names'
import { Icon } from '@/components/ui/icons/icon'
import { LanguageLinks } from './theme-select.client'
import { CurrencySelect } from './currency-select.client'
import type { CurrencyOption } from './site-header'

/** Links, so it works without JavaScript. `up` opens above, for the footer. */
export const LanguageSwitch = ({ direction = 'down' }: { readonly direction?: 'down' | 'up' }) => {
  const locale = useLocale()
  const t = useTranslations('language')
  return (
    <details className={classNames('language-switch', direction === 'up' && 'language-switch--up')} data-menu="">
      <summary>
        <VisuallyHidden>{t('before')} </VisuallyHidden>
        {localeNames[locale]}
        <Icon of={ChevronDown} size={14} />
      </summary>
      <LanguageLinks current={locale} />
    </details>
  )
}

interface CurrencyPickerProps {
  readonly options: readonly CurrencyOption[]
  readonly defaultCode: string
}

export const CurrencyPicker = ({ options, defaultCode }: CurrencyPickerProps) => {
  const t = useTranslations('currency')
  return <CurrencySelect label={t('label')} cookiesBlocked={t('cookiesBlocked')} options={options} defaultCode={defaultCode} />
}
