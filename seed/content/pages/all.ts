import type { PageSeed } from '../../page-types'
import { about } from './about'
import { cloudHosting } from './cloud-hosting'
import { dedicatedServers } from './dedicated-servers'
import { domains } from './domains'
import { ecommerceHosting } from './ecommerce-hosting'
import { home } from './home'
import { cookiePolicy } from './legal/cookie-policy'
import { privacyPolicy } from './legal/privacy-policy'
import { slaAgreement } from './legal/sla-agreement'
import { termsOfService } from './legal/terms-of-service'
import { login } from './login'
import { register } from './register'
import { sharedHosting } from './shared-hosting'
import { sslCertificates } from './ssl-certificates'
import { support } from './support'
import { vpsHosting } from './vps-hosting'
import { wordpressHosting } from './wordpress-hosting'

/** Registry of the pages of the shop that are documents. */
export const pages: readonly PageSeed[] = [
  home,
  sharedHosting,
  vpsHosting,
  dedicatedServers,
  cloudHosting,
  wordpressHosting,
  ecommerceHosting,
  sslCertificates,
  domains,
  about,
  support,
  login,
  register,
  termsOfService,
  privacyPolicy,
  cookiePolicy,
  slaAgreement,
]
