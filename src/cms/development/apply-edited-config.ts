import { getPayload, reload, type SanitizedConfig } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { prepareConnections } from '@/cms/database'
import { editedConfig } from './edited-config'

const changeTo = async (config: Promise<SanitizedConfig>): Promise<void> => {
  const payload = await getPayload({ config })
  await reload(await config, payload)
  prepareConnections(payload)
}

/**
 * While the code is edited, a call is answered by the collections, hooks and endpoints as they are now. Payload by itself notices a
 * change only once the browser of some page has told it.
 */
export const applyEditedConfig = async (config: Promise<SanitizedConfig>): Promise<void> => {
  if (buildEnvironment().NODE_ENV !== 'development') return
  const known = editedConfig()
  if (known === undefined) globalThis.hostfrontConfig = { current: config, change: Promise.resolve() }
  else if (known.current !== config)
    globalThis.hostfrontConfig = { current: config, change: known.change.catch(() => undefined).then(() => changeTo(config)) }
  await editedConfig()?.change
}
