import { defineSection } from '@/parts/sections/define-section'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'

import { SslRows } from './ssl-rows'
import { SslStrip } from './ssl-strip'
import { toSslPlansView } from './to-view'
import type { SslPlansView } from './types'

interface SslPlansProps {
  readonly view: SslPlansView
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

export const SslPlans = ({ view, placeholderNames, AddToCart, headingLevel }: SslPlansProps) =>
  view.presentation === 'strip' ? (
    <SslStrip view={view} placeholderNames={placeholderNames} />
  ) : (
    <SslRows view={view} AddToCart={AddToCart} headingLevel={headingLevel} />
  )

export const sslPlansSection = defineSection('ssl-plans', {
  heading: ({ presentation }) => (presentation === 'strip' ? 'section' : 'page'),
  failure: 'services',
  load: async (block, { locale, pricedShop }) => toSslPlansView(block, locale, await pricedShop()),
  draw: SslPlans,
})
