import { useTranslations } from 'next-intl'

/** For a tool that answers by script alone: said where there is none, instead of a button that does nothing. */
export const NeedsScript = () => {
  const t = useTranslations('waiting')
  return (
    <noscript>
      <p className="needs-script">{t('needsScript')}</p>
    </noscript>
  )
}
