import { useTranslations } from 'next-intl'
import { type CallRefusal, cookiesBlocked } from '@/components/api-client/call-api'

/** The server's sentence in the visitor's language; ours where there was no answer, or none worth reading. */
export const useRefusalText = () => {
  const t = useTranslations('cart')
  return ({ status, code, message }: CallRefusal): string => {
    if (code === cookiesBlocked.code) return t('cookiesBlocked')
    if (code === 'network') return t('network')
    return message !== null && status !== 500 ? message : t('notDone')
  }
}
