import type { Addon, Extension, TransferPrice } from '@/core/catalog/types'
import { mostYears } from '@/core/pricing/term-price'
import { usdCents } from '@/core/money/usd-cents'
import type { AddonDocument, ExtensionDocument, TransferPriceDocument } from './documents'
import { toFacts } from './to-facts'
import { usdCentsOrNull } from './to-money'
import { toFeatures } from './to-service'

export const toExtension = (document: ExtensionDocument): Extension => ({
  extension: document.extension,
  price: usdCents(document.price),
  originalPrice: usdCents(document.originalPrice),
  renewal: usdCents(document.renewal),
  minLength: document.minLength ?? 1,
  maxYears: document.maxYears ?? mostYears,
  category: document.category,
  ...toFacts(document),
  features: toFeatures(document.features),
  order: document.order ?? 0,
  ...(document.rdapServer ? { rdapServer: document.rdapServer } : {}),
})

export const toTransferPrice = (document: TransferPriceDocument): TransferPrice => ({
  extension: document.extension,
  price: usdCents(document.price),
  originalPrice: usdCents(document.originalPrice),
  popular: document.popular ?? false,
  description: document.description ?? '',
  features: toFeatures(document.features),
})

export const toAddon = (document: AddonDocument): Addon => ({
  heroGroup: document.heroGroup,
  icon: document.icon ?? '',
  id: document.key,
  category: document.category,
  name: document.name ?? document.key,
  description: document.description ?? '',
  features: toFeatures(document.features),
  price: usdCents(document.price),
  originalPrice: usdCentsOrNull(document.originalPrice),
  popular: document.popular ?? false,
  recommended: document.recommended ?? false,
  includedIn: document.includedIn ?? [],
  order: document.order ?? 0,
})
