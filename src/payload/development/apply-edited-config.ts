import { type SanitizedConfig, getPayload, reload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { prepareConnections } from '@/payload/database'
import { editedConfig, setEditedConfig } from './edited-config'

const changeTo = async (config: Promise<SanitizedConfig>): Promise<void> => {
  const payload = await getPayload({ config })
  await reload(await config, payload)
  prepareConnections(payload)
}

/**
 * In development, applies edited collections, hooks and endpoints before a call is handled. Payload itself reloads only after a page's
 * browser reports a change.
 */
export const applyEditedConfig = async (config: Promise<SanitizedConfig>): Promise<void> => {
  if (buildEnvironment().NODE_ENV !== 'development') return
  const known = editedConfig()
  if (known === undefined) setEditedConfig({ current: config, change: Promise.resolve() })
  else if (known.current !== config)
    setEditedConfig({ current: config, change: known.change.catch(() => undefined).then(() => changeTo(config)) })
  await editedConfig()?.change
}
