import { useTranslations } from 'next-intl'

/** What a request sets going, in three sentences: beside the form before it is sent, and still there afterwards. */
export const MigrationSteps = ({ level }: { readonly level: 2 | 3 }) => {
  const t = useTranslations('migrationForm')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="migration-steps">
      <Heading className="migration-steps__title">{t('nextTitle')}</Heading>
      <ol>
        <li>{t('next1')}</li>
        <li>{t('next2')}</li>
        <li>{t('next3')}</li>
      </ol>
    </div>
  )
}
