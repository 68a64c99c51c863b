import type { PageSeed } from '../../page-types'
import { cloudHosting } from './cloud-hosting'
import { customization } from './customization/customization'
import { customDomain } from './customization/domain'
import { customEmail } from './customization/email'
import { customHosting } from './customization/hosting'
import { customHostingAdvanced } from './customization/hosting-advanced'
import { customSecurity } from './customization/security'
import { customServer } from './customization/server'
import { customTemplates } from './customization/templates'
import { dedicatedServers } from './dedicated-servers'
import { domains } from './domains'
import { bulkSearch } from './domains/bulk-search'
import { dns } from './domains/dns'
import { domainManagement } from './domains/management'
import { domainProtection } from './domains/protection'
import { domainTransfer } from './domains/transfer'
import { whois } from './domains/whois'
import { ecommerceHosting } from './ecommerce-hosting'
import { emailHosting } from './email/email-hosting'
import { emailMarketing } from './email/marketing'
import { professionalEmail } from './email/professional'
import { features } from './features'
import { about } from './help/about'
import { contact } from './help/contact'
import { knowledgeBase } from './help/knowledge-base'
import { support } from './help/support'
import { home } from './home'
import { hosting } from './hosting'
import { cookiePolicy } from './legal/cookie-policy'
import { gdpr } from './legal/gdpr'
import { imprint } from './legal/imprint'
import { privacyPolicy } from './legal/privacy-policy'
import { slaAgreement } from './legal/sla-agreement'
import { termsOfService } from './legal/terms-of-service'
import { withdrawal } from './legal/withdrawal'
import { pricing } from './pricing'
import { backupService } from './services/backup'
import { cdnService } from './services/cdn'
import { monitoringService } from './services/monitoring'
import { securityService } from './services/security'
import { services } from './services/services'
import { sharedHosting } from './shared-hosting'
import { sslExtendedValidation } from './ssl/extended-validation'
import { sslWildcard } from './ssl/wildcard'
import { sslCertificates } from './ssl-certificates'
import { vpsHosting } from './vps-hosting'
import { websiteEcommerce } from './website/ecommerce'
import { websiteTemplates } from './website/templates'
import { websiteBuilder } from './website/website-builder'
import { wordpressHosting } from './wordpress-hosting'

export const pages: readonly PageSeed[] = [
  home,
  hosting,
  sharedHosting,
  vpsHosting,
  dedicatedServers,
  cloudHosting,
  wordpressHosting,
  ecommerceHosting,
  services,
  backupService,
  cdnService,
  monitoringService,
  securityService,
  customization,
  customServer,
  customHosting,
  customHostingAdvanced,
  customDomain,
  customEmail,
  customSecurity,
  customTemplates,
  pricing,
  features,
  domains,
  domainTransfer,
  bulkSearch,
  whois,
  dns,
  domainProtection,
  domainManagement,
  sslCertificates,
  sslWildcard,
  sslExtendedValidation,
  emailHosting,
  professionalEmail,
  emailMarketing,
  websiteBuilder,
  websiteTemplates,
  websiteEcommerce,
  support,
  knowledgeBase,
  about,
  contact,
  termsOfService,
  privacyPolicy,
  cookiePolicy,
  slaAgreement,
  gdpr,
  withdrawal,
  imprint,
]
