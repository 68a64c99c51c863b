import { useTranslations } from 'next-intl'

/** What a request sets going, in three sentences: beside the form before it is sent, and still there afterwards. */
export const MigrationSteps = ({ level }: { readonly level: 2 | 3 }) => {
  const words = useTranslations('migrationForm')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="migration-steps">
      <Heading className="migration-steps__title">{words('nextTitle')}</Heading>
      <ol>
        <li>{words('next1')}</li>
        <li>{words('next2')}</li>
        <li>{words('next3')}</li>
      </ol>
    </div>
  )
}
