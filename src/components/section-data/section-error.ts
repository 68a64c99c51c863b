import { isRecord } from '@/core/records'
import type { Locale } from '@/lib/config/locales'

/** Why a block could not be loaded; §8 has a message for each. */
export type SectionError =
  /** Error status or no response. */
  | { readonly code: 'not-loaded' }
  /** `success: false`, with or without a message. */
  | { readonly code: 'refused'; readonly message: string | null }
  /** Malformed response, or a block that cannot show its data. */
  | { readonly code: 'unreadable' }

const messageOf = (error: unknown): string | null => {
  const message = isRecord(error) ? error['message'] : error
  return typeof message === 'string' && message !== '' ? message : null
}

/** Asks `GET /api/data/{locale}/{section}` (§7); `null` if the data is there. */
export const findSectionError = async (locale: Locale, section: string): Promise<SectionError | null> => {
  const response = await fetch(`/api/data/${locale}/${encodeURIComponent(section)}`, { credentials: 'same-origin' }).catch(() => null)
  if (!response?.ok) return { code: 'not-loaded' }
  const body: unknown = await response.json().catch(() => null)
  if (!isRecord(body)) return { code: 'unreadable' }
  if (body['success'] === false) return { code: 'refused', message: messageOf(body['error']) }
  const data = body['data']
  return isRecord(data) && (data['content'] ?? null) !== null ? null : { code: 'unreadable' }
}
