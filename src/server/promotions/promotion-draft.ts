import type { AutomaticDiscount, Coupon } from '@/core/discounts/types'

/** A code or an automatic discount as somebody is typing it, in place of the one that is saved. */
export type PromotionDraft =
  | { readonly kind: 'code'; readonly coupon: Coupon }
  | { readonly kind: 'automatic'; readonly discount: AutomaticDiscount }

export const draftId = (draft: PromotionDraft): string => (draft.kind === 'code' ? draft.coupon.id : draft.discount.id)

/** The rules of the shop with this one among them. */
export const placeAutomatic = (saved: readonly AutomaticDiscount[], draft: PromotionDraft | null): readonly AutomaticDiscount[] =>
  draft?.kind === 'automatic' ? [...saved.filter(({ id }) => id !== draft.discount.id), draft.discount] : saved

export const withoutAutomatic = (saved: readonly AutomaticDiscount[], draft: PromotionDraft | null): readonly AutomaticDiscount[] =>
  draft?.kind === 'automatic' ? saved.filter(({ id }) => id !== draft.discount.id) : saved
