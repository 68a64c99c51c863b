import { describeFault } from '@/lib/db/database-errors'
import { countTaskFailures } from '@/lib/observability/metrics'
import { editedConfig } from '@/cms/development/edited-config'

interface Log {
  readonly info: (details: object, words: string) => unknown
  readonly error: (details: object, words: string) => unknown
}

/** One task that fails never keeps the others from their turn. While the code is edited it waits, or is cut off, and nothing is wrong. */
export const takeTurn = async (task: string, work: () => Promise<unknown>, log: Log): Promise<void> => {
  await editedConfig()?.change.catch(() => undefined)
  const change = editedConfig()?.change
  try {
    await work()
  } catch (error) {
    if (editedConfig()?.change === change) {
      countTaskFailures(task, 1)
      log.error({ task, fault: describeFault(error) }, 'worker task failed')
    } else log.info({ task }, 'An edit cut a task of the worker off; its next turn does it')
  }
}
