import { useTranslations } from 'next-intl'

interface LateAnswerProps {
  /** URL to reload a page that is still loading. */
  readonly href: string
}

/** Shown by CSS alone, so that it also appears if scripts never load: after ten seconds, or at once if scripts are disabled. */
export const LateAnswer = ({ href }: LateAnswerProps) => {
  const t = useTranslations('waiting')
  return (
    <div className="late">
      <p className="late__long">
        <b>{t('long')}</b> <a href={href}>{t('again')}</a>
      </p>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </div>
  )
}
