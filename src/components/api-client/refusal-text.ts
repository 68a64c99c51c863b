import { useTranslations } from 'next-intl'
import { type CallRefusal, cookiesBlocked } from '@/components/api-client/call-api'

/** The server's message, or a local one if there was no response or no useful text. */
export const useRefusalText = () => {
  const t = useTranslations('cart')
  return ({ status, code, message }: CallRefusal): string => {
    if (code === cookiesBlocked.code) return t('cookiesBlocked')
    if (code === 'network') return t('network')
    return message !== null && status !== 500 ? message : t('notDone')
  }
}
