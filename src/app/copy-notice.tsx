import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/config/locales'
import { isStaging } from '@/lib/config/staging'
import { NoticeStrip } from '@/components/ui/notice-strip/notice-strip'

/** Marks staging on every page. */
export const CopyNotice = async ({ locale }: { readonly locale: Locale }) => {
  if (!isStaging()) return null
  const t = await getTranslations({ locale, namespace: 'shell' })
  return <NoticeStrip tone="urgent">{t('copyNotice')}</NoticeStrip>
}
