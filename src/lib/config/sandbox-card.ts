import { createHmac } from 'node:crypto'
import { isOwnMachine } from './own-machine'

interface SandboxSettings {
  readonly SITE_URL: string
  readonly SANDBOX_CARD?: boolean | undefined
  readonly STRIPE_SECRET_KEY?: string | undefined
}

/**
 * O10: whether the shop takes a card that moves no money: on this machine alone, whatever the setting says. Beside Stripe's keys only where
 * the setting asks for it. Who asks is looked at as well, at each border (as-visitor).
 */
export const isSandboxOn = ({ SITE_URL, SANDBOX_CARD, STRIPE_SECRET_KEY }: SandboxSettings): boolean =>
  isOwnMachine(SITE_URL) && (SANDBOX_CARD ?? STRIPE_SECRET_KEY === undefined)

/** What signs the sandbox's reports: the shop's own secret, of which nothing can be told from it. */
export const sandboxKey = (secret: string): string => createHmac('sha256', secret).update('sandbox-card').digest('hex')
