import { useLocale, useTranslations } from 'next-intl'

import { ButtonLink } from '@/ui/button/button-link'
import { Section, Wide } from '@/ui/section/section'

/** §8: the section's content could not be loaded; there is still a way to a person. */
export const MigrationError = () => {
  const t = useTranslations('migrationForm')
  const locale = useLocale()
  return (
    <Section className="migration">
      <Wide>
        <div className="migration-error" role="alert">
          <p className="migration-error__title">{t('loadFailed')}</p>
          <p>{t('loadFailedBody')}</p>
          <ButtonLink href={`/${locale}/contact`}>{t('toContact')}</ButtonLink>
        </div>
      </Wide>
    </Section>
  )
}
