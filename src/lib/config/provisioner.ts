import { isOwnMachine } from './own-machine'

type ProvisioningProvider = 'simulated' | 'manual' | 'http'

interface ProvisionerSettings {
  readonly SITE_URL: string
  readonly PROVISIONING_PROVIDER?: ProvisioningProvider | undefined
}

/** U30: simulated on this machine, manual elsewhere. A public shop rejects `simulated` (env.ts). */
export const chosenProvisioner = ({ SITE_URL, PROVISIONING_PROVIDER }: ProvisionerSettings): ProvisioningProvider =>
  PROVISIONING_PROVIDER ?? (isOwnMachine(SITE_URL) ? 'simulated' : 'manual')
