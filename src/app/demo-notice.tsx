import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/config/locales'
import type { SiteSetting } from '@/payload-types'
import { NoticeStrip } from '@/components/ui/notice-strip/notice-strip'

interface DemoNoticeProps {
  readonly locale: Locale
  readonly settings: Pick<SiteSetting, 'showDemoNotice'>
}

/** R10: one notice for all demo content. Not dismissible, since that would take a cookie. */
export const DemoNotice = async ({ locale, settings }: DemoNoticeProps) => {
  if (!settings.showDemoNotice) return null
  const t = await getTranslations({ locale, namespace: 'shell' })
  return <NoticeStrip tone="quiet">{t('demoNotice')}</NoticeStrip>
}
