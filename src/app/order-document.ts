import { cookies } from 'next/headers'
import { toLocale } from '@/app/page-locale'
import { normaliseOrderNumber } from '@/core/orders/types'
import type { Locale } from '@/lib/config/locales'
import type { Context } from '@/lib/context'
import { apiWords } from '@/lib/http/http-error'
import { orderTokenIn, orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import { getVisitorContext } from '@/request-context'

interface OpenedDocument {
  readonly context: Context
  readonly locale: Locale
  readonly orderNumber: string
  readonly token: string | null
}

/** O26: access to a document of an order is the same as to the order: by its customer's session, its cookie, or its token in a header. */
export const openDocument = async (
  { headers }: Request,
  { lang, orderNumber }: { readonly lang: string; readonly orderNumber: string },
): Promise<OpenedDocument> => {
  const locale = toLocale(lang)
  const number = normaliseOrderNumber(orderNumber)
  const [context, store] = await Promise.all([getVisitorContext(locale), cookies()])
  return { context, locale, orderNumber: number, token: orderTokenIn(headers) ?? orderTokenOf(store.get(ordersCookie)?.value, number) }
}

const privately = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Identical for every number, so that it does not reveal which exist (O7). */
export const noDocument = async (locale: Locale): Promise<Response> =>
  Response.json({ error: { code: 'not-found', message: (await apiWords(locale)).error('not-found') } }, { status: 404, headers: privately })

export const pdfResponse = (pdf: Uint8Array, name: string): Response =>
  new Response(Buffer.from(pdf), {
    headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}.pdf"`, ...privately },
  })
