import type { FaqSeed } from '../../story-types'
import { backupFaqs } from './backup'
import { cdnFaqs } from './cdn'
import { cloudFaqs } from './cloud'
import { customizationFaqs } from './customization'
import { dedicatedFaqs } from './dedicated'
import { domainFaqs } from './domains'
import { ecommerceFaqs } from './ecommerce'
import { emailFaqs } from './email'
import { generalFaqs } from './general'
import { hostingFaqs } from './hosting'
import { monitoringFaqs } from './monitoring'
import { pricingFaqs } from './pricing'
import { securityFaqs } from './security'
import { servicesFaqs } from './services'
import { sharedFaqs } from './shared'
import { sslFaqs } from './ssl'
import { transferFaqs } from './transfer'
import { vpsFaqs } from './vps'
import { wordpressFaqs } from './wordpress'

export const faqs: readonly FaqSeed[] = [
  ...generalFaqs,
  ...domainFaqs,
  ...hostingFaqs,
  ...sslFaqs,
  ...emailFaqs,
  ...transferFaqs,
  ...sharedFaqs,
  ...vpsFaqs,
  ...dedicatedFaqs,
  ...cloudFaqs,
  ...wordpressFaqs,
  ...ecommerceFaqs,
  ...backupFaqs,
  ...cdnFaqs,
  ...monitoringFaqs,
  ...securityFaqs,
  ...servicesFaqs,
  ...customizationFaqs,
  ...pricingFaqs,
]
