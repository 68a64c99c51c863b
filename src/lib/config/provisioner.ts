import { isOwnMachine } from './own-machine'

interface ProvisionerSettings {
  readonly SITE_URL: string
  readonly PROVISIONING_PROVIDER?: 'simulated' | 'manual' | undefined
}

/** U30: simulated on this machine, manual elsewhere. A public shop rejects `simulated` (env.ts). */
export const chosenProvisioner = ({ SITE_URL, PROVISIONING_PROVIDER }: ProvisionerSettings): 'simulated' | 'manual' =>
  PROVISIONING_PROVIDER ?? (isOwnMachine(SITE_URL) ? 'simulated' : 'manual')
