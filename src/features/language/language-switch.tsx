import { ChevronDown } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'

import { localeNames } from '@/lib/config/locales'
import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { classNames } from '@/ui/styles/class-names'
import { Icon } from '@/ui/icons/icon'

import { LanguageLinks } from './language-links.client'

/** The four languages, as links: works without script. `up` opens above, for the foot of the page. */
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
