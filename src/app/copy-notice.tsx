import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { isHeld } from '@/config/held'

/** Above every page of a copy, so that nobody takes it for the shop. */
export const CopyNotice = async ({ locale }: { readonly locale: Locale }) => {
  if (!isHeld()) return null
  const t = await getTranslations({ locale, namespace: 'shell' })
  return (
    <aside style={{ padding: '0.5rem 1rem', background: 'var(--action)', color: 'var(--action-ink)', textAlign: 'center' }}>
      {t('copyNotice')}
    </aside>
  )
}
