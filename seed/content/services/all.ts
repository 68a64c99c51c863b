import type { ServiceSeed } from '../../types'
import { cloudPlans } from './cloud'
import { componentServices } from './components'
import { dedicatedPlans } from './dedicated'
import { deliveryServices } from './delivery'
import { ecommercePlans } from './ecommerce'
import { emailPlans } from './email'
import { monitoringServices } from './monitoring'
import { otherServices } from './other'
import { securityServices } from './security'
import { sharedPlans } from './shared'
import { sslPlans } from './ssl'
import { vpsPlans } from './vps'
import { wordpressPlans } from './wordpress'

export const services: readonly ServiceSeed[] = [
  ...sharedPlans,
  ...vpsPlans,
  ...dedicatedPlans,
  ...cloudPlans,
  ...wordpressPlans,
  ...ecommercePlans,
  ...sslPlans,
  ...emailPlans,
  ...componentServices,
  ...otherServices,
  ...deliveryServices,
  ...monitoringServices,
  ...securityServices,
]
