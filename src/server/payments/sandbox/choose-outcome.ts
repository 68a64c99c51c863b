import type { SandboxLaterOutcome, SandboxOutcome, SandboxPage } from '@/core/payments/sandbox'
import type { Context } from '@/server/platform/context'
import { tellReports } from './tell-reports'

/** Where the browser goes from the page: who has paid, or thinks so, comes back as from any provider. */
const wayOn = ({ returnUrl, cancelUrl }: SandboxPage, outcome: SandboxOutcome): string =>
  outcome === 'declined' ? `${cancelUrl}?payment=declined` : returnUrl

/**
 * Something was chosen on a page of the sandbox: it is written down, told at once where it is due at once, and answered with the way on.
 * `null` where there is no such page. A page that is over leads back and tells nothing more.
 */
export const chooseOutcome = async (
  context: Context,
  pageId: string,
  outcome: SandboxOutcome,
  later?: SandboxLaterOutcome,
): Promise<string | null> => {
  const page = await context.sandbox?.choose(pageId, outcome, context.now(), later)
  if (!page) return null
  await tellReports(context, page.id)
  return page.state === 'open' ? wayOn(page, outcome) : page.cancelUrl
}
