import { useTranslations } from 'next-intl'

import { blank, type SectionWords } from '@/parts/section-data/section-words'

/** §8's sentences in the page's language, with a blank for what is only known in the browser. */
export function useSectionSentences(): SectionWords {
  const t = useTranslations('sectionData')
  return {
    failures: {
      resourceCentre: t('failures.resourceCentre'),
      technicalFeatures: t('failures.technicalFeatures'),
      migration: t('failures.migration'),
      services: t('failures.services', { message: blank }),
      domainPricing: t('failures.domainPricing', { message: blank }),
      generic: t('unreadable'),
    },
    notLoaded: t('notLoaded', { section: blank }),
    noAnswer: t('noAnswer'),
    unknown: t('unknown'),
    unreadable: t('unreadable'),
    loading: t('loading'),
    retry: t('retry'),
  }
}
