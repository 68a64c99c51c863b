import { describeFault } from '@/server/platform/database/database-faults'
import { editedConfig } from '../development/edited-config'

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
    if (editedConfig()?.change === change) log.error({ task, fault: describeFault(error) }, 'A task of the worker failed')
    else log.info({ task }, 'An edit cut a task of the worker off; its next turn does it')
  }
}
