import { useTranslations } from 'next-intl'

import { ThemeSelect } from './theme-select.client'

/** Light, dark, or as the system has it. */
export const ThemeSwitch = () => {
  const t = useTranslations('theme')
  return <ThemeSelect label={t('label')} choices={{ system: t('system'), light: t('light'), dark: t('dark') }} />
}
