import { useTranslations } from 'next-intl'

interface LateAnswerProps {
  /** Where a page that still waits is asked for again. */
  readonly href: string
}

/**
 * A wait has an end, also where no script arrives to end it: after ten seconds the style sheet alone shows what can be done, and
 * at once where scripts are switched off.
 */
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
