import { useLocale, useTranslations } from 'next-intl'

import { ButtonLink } from '@/ui/button/button-link'
import { Section, Wide } from '@/ui/section/section'

/** §8: the section's content could not be loaded; there is still a way to a person. */
export const MigrationError = () => {
  const words = useTranslations('migrationForm')
  const locale = useLocale()
  return (
    <Section className="migration">
      <Wide>
        <div className="migration-error" role="alert">
          <p className="migration-error__title">{words('loadFailed')}</p>
          <p>{words('loadFailedBody')}</p>
          <ButtonLink href={`/${locale}/contact`}>{words('toContact')}</ButtonLink>
        </div>
      </Wide>
    </Section>
  )
}
