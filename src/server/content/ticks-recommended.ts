import type { SiteSetting } from '@/payload-types'

/** S5: recommended add-ons are ticked unless the shop says none are; a shop of before the setting said nothing. */
export const ticksRecommended = ({ preselectRecommended }: Pick<SiteSetting, 'preselectRecommended'>): boolean =>
  preselectRecommended ?? true
