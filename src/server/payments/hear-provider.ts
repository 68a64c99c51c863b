import type { PaymentProvider, UnreadableReport } from '@/core/payments/types'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { countingReport } from '@/server/platform/metrics/count'
import { applyPaymentReport } from './apply-payment-report'

/**
 * What a provider sends, byte for byte, with its signature: nothing is read that it has not signed, and what the shop need not
 * know is heard and forgotten. A fault of ours is thrown, after which it is sent again.
 */
export const hearProvider = async (
  context: Context,
  provider: PaymentProvider,
  raw: string,
  signature: string | null,
): Promise<Result<null, UnreadableReport>> => {
  const report = provider.readReport(raw, signature, context.now())
  if (!report.ok) return refuse(report.error)
  const told = report.value
  if (told) {
    const heard = await countingReport(() => applyPaymentReport(context, provider, told))
    context.logger.info({ provider: provider.method, report: told.id, name: told.name, heard }, 'A payment provider told of a payment')
  }
  return ok(null)
}
