import { expect, it } from 'vitest'
import { addons } from '@seed/content/addons'
import { preselectsRecommended } from '@/modules/content/shop-settings'

it('S5: the add-ons a new shop ticks beside a name, and that it ticks them', () => {
  expect([{}, { preselectRecommended: null }, { preselectRecommended: false }].map(preselectsRecommended)).toEqual([true, true, false])
  expect(addons.filter(({ recommended }) => recommended).map(({ key }) => key)).toEqual(['whois-privacy', 'professional-email'])
})
