import type { useTranslations } from 'next-intl'

/** Error message of a failed section (§8). */
export type SectionFailure =
  /** §7.6: the section is left out. */
  | 'nothing'
  | 'resourceCentre'
  | 'technicalFeatures'
  | 'migration'
  /** Followed by a colon and the reason, as is `domainPricing`. */
  | 'services'
  | 'domainPricing'
  /** Sections without a message in §8. */
  | 'generic'

interface FailingSection {
  readonly failure: SectionFailure
  readonly dataName: string
}

/** §8: message of a section that the server could not load, or that broke in the browser; `null` if it is left out. */
export const failureMessage = (
  t: ReturnType<typeof useTranslations<'sectionData'>>,
  { failure, dataName }: FailingSection,
  cause: 'not-loaded' | 'broken',
): string | null => {
  switch (failure) {
    case 'nothing':
      return null
    case 'generic':
      return cause === 'broken' ? t('unreadable') : t('notLoaded', { section: dataName })
    case 'services':
    case 'domainPricing':
      return t(`failures.${failure}`, { message: t('unknown') })
    default:
      return t(`failures.${failure}`)
  }
}
