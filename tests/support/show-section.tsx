import { createElement } from 'react'
import type { Section } from '@/blocks/define-section'
import type { PageBlock } from '@/modules/content/pages'
import { AddToCart, mount } from './mount'
import { pricedReads } from './priced-shop'

/** Loads and mounts a block from its CMS data. */
export const showSection = async <View,>(section: Section<string, View>, block: PageBlock, address?: string) => {
  const { view } = await section.load(block, pricedReads)
  return mount(createElement(section.draw, { view, AddToCart, placeholderNames: ['otterbean'], headingLevel: 2 }), address)
}
