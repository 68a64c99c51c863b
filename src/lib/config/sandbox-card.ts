import { createHmac } from 'node:crypto'
import { hasCardProvider, type CardKeys } from './env'
import { isOwnMachine } from './own-machine'

interface SandboxSettings extends CardKeys {
  readonly SITE_URL: string
  readonly SANDBOX_CARD?: boolean | undefined
}

/**
 * O10: the sandbox card exists only on this machine, whatever the setting says; alongside a real provider, only if the setting asks for it.
 * Each entry point also checks the client.
 */
export const isSandboxOn = ({ SITE_URL, SANDBOX_CARD, ...keys }: SandboxSettings): boolean =>
  isOwnMachine(SITE_URL) && (SANDBOX_CARD ?? !hasCardProvider(keys))

/** Signing key of sandbox webhooks, derived from the shop's secret. */
export const sandboxKey = (secret: string): string => createHmac('sha256', secret).update('sandbox-card').digest('hex')
