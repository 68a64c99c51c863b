import { createHmac } from 'node:crypto'
import { isOwnMachine } from './own-machine'

interface SandboxSettings {
  readonly SITE_URL: string
  readonly SANDBOX_CARD?: boolean | undefined
  readonly STRIPE_SECRET_KEY?: string | undefined
}

/**
 * O10: the sandbox card exists only on this machine, whatever the setting says; with Stripe's keys set, only if the setting asks for it.
 * Each entry point also checks the client.
 */
export const isSandboxOn = ({ SITE_URL, SANDBOX_CARD, STRIPE_SECRET_KEY }: SandboxSettings): boolean =>
  isOwnMachine(SITE_URL) && (SANDBOX_CARD ?? STRIPE_SECRET_KEY === undefined)

/** Signing key of sandbox webhooks, derived from the shop's secret. */
export const sandboxKey = (secret: string): string => createHmac('sha256', secret).update('sandbox-card').digest('hex')
