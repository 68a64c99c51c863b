import type { GlobalConfig } from 'payload'
import { bookkeeping } from './bookkeeping'
import { domainSearch } from './domain-search'
import { footer } from './footer'
import { header } from './header'
import { pricingSettings } from './pricing-settings'
import { siteSettings } from './site-settings'
import { subscriptionSettings } from './subscription-settings'

export const globals: GlobalConfig[] = [header, footer, domainSearch, pricingSettings, siteSettings, bookkeeping, subscriptionSettings]
