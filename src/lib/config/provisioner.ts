import { isOwnMachine } from './own-machine'

interface ProvisionerSettings {
  readonly SITE_URL: string
  readonly PROVISIONING_PROVIDER?: 'simulated' | 'manual' | undefined
}

/** U30: who sets up what was bought: on this machine a host that is simulated, on any other the staff. A public shop refuses the first (settings-together). */
export const chosenProvisioner = ({ SITE_URL, PROVISIONING_PROVIDER }: ProvisionerSettings): 'simulated' | 'manual' =>
  PROVISIONING_PROVIDER ?? (isOwnMachine(SITE_URL) ? 'simulated' : 'manual')
