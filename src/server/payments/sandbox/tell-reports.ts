import type { SignedReport } from '@/core/payments/sandbox'
import type { Context } from '@/server/platform/context'
import { describeFault } from '@/server/platform/database/database-faults'
import { hearProvider } from '../hear-provider'

const tell = async (context: Context, { id, raw, signature }: SignedReport): Promise<void> => {
  const { sandbox, payments, logger } = context
  if (!sandbox || !payments.sandbox) return
  try {
    await hearProvider(context, payments.sandbox, raw, signature)
    await sandbox.noteTold(id, context.now())
  } catch (fault) {
    logger.warn({ fault: describeFault(fault), report: id }, 'A report of the sandbox was not taken; it is sent again')
    await sandbox.noteMissed(id, context.now())
  }
}

/**
 * Tells the shop what the sandbox has to tell by now, by the way every provider's report takes: signed, read, judged. Said twice,
 * or by two at once, it is known. Run by the worker, and for one page as soon as something was chosen on it.
 */
export const tellReports = async (context: Context, pageId?: string): Promise<void> => {
  for (const report of (await context.sandbox?.dueReports(context.now(), pageId)) ?? []) await tell(context, report)
}
