import { environment } from '@/config/env'

/**
 * The address limits are counted by. Behind n trusted proxies it is the n-th entry from the right of `X-Forwarded-For`:
 * what stands further left was written by whoever asked. Without a proxy the server itself wrote the last one.
 */
export const clientAddress = (headers: Headers): string => {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const fromRight = Math.max(1, environment().TRUSTED_PROXY_COUNT)
  return (entries.at(-fromRight) || 'unknown').slice(0, 64)
}
