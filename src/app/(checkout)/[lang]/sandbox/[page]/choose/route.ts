import { notFound } from 'next/navigation'
import { NextResponse } from 'next/server'
import { z } from 'zod'
import { toLocale } from '@/app/page-locale'
import { environment } from '@/lib/config/env'
import { sandboxLaterOutcomes, sandboxOutcomes } from '@/core/payments/sandbox'
import { getVisitorContext } from '@/request-context'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import { readForm } from '@/lib/http/form-answer'
import { isOwnOrigin } from '@/lib/http/request-origin'

interface RouteProps {
  readonly params: Promise<{ lang: string; page: string }>
}

const chosen = z.object({ outcome: z.enum(sandboxOutcomes), later: z.enum(sandboxLaterOutcomes).optional() })

/**
 * Form of a sandbox payment page. The URL names the payment and the page holds its amount, so only the two choices are read from the
 * form. A route instead of a server action, so that the browser, not the server, requests the redirect target, which is only served
 * to the local machine.
 */
export const POST = async (request: Request, { params }: RouteProps): Promise<Response> => {
  const { lang, page } = await params
  const locale = toLocale(lang)
  const context = await getVisitorContext(locale)
  if (!context.sandbox || !isOwnOrigin('post', request.headers)) notFound()
  const form = await readForm(request)
  const choice = chosen.safeParse({ outcome: form.get('outcome'), later: form.get('later') ?? undefined })
  if (!choice.success) notFound()
  const wayOn = await chooseOutcome(context, page, choice.data.outcome, choice.data.later)
  if (wayOn === null) notFound()
  return NextResponse.redirect(new URL(wayOn, environment().SITE_URL), { status: 303, headers: { 'Cache-Control': 'no-store' } })
}
