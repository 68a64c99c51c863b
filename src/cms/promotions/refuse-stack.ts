import type { CollectionBeforeChangeHook } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { percentOf } from '@/core/money/format'
import { createContext } from '@/container'
import type { PromotionDraft } from '@/modules/promotions/simulator'
import { searchStack } from '@/modules/promotions/discount-stacking'
import { isStaff } from '@/cms/access/identity'
import { refuseField } from '@/cms/hooks/refuse-change'
import { words } from '@/cms/words'
import { draftSchema, readDraft } from './draft-schema'
import { findStackLimit } from './stack-limit'

const beyond = (percent: number, limit: number) =>
  words({
    en: `Together with others this could take ${percent}% off a cart; the shop allows ${limit}%.`,
    es: `Junto con otros, podría descontar el ${percent} % de un carrito; la tienda permite el ${limit} %.`,
    fr: `Cumulé à d’autres, il pourrait retirer ${percent} % d’un panier ; la boutique autorise ${limit} %.`,
    de: `Zusammen mit anderen könnte er ${percent} % eines Warenkorbs nehmen; der Shop erlaubt ${limit} %.`,
  })

const draftOf = (kind: PromotionDraft['kind'], document: Readonly<Record<string, unknown>>): PromotionDraft | null => {
  const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  const typed = draftSchema.safeParse({ ...document, kind, startsAt: iso(document['startsAt']), expiresAt: iso(document['expiresAt']) })
  return typed.success ? readDraft(typed.data) : null
}

/** Where the site says so, what would give away too much beside all others is not saved as live. A draft or one that is off gives nothing away. */
export const refuseStack =
  (kind: PromotionDraft['kind']): CollectionBeforeChangeHook =>
  async (change) => {
    const { data, originalDoc, req } = change
    const saved = { ...(originalDoc as object | undefined), ...data } as Readonly<Record<string, unknown>>
    if (!isStaff(req.user) || saved['_status'] !== 'published' || saved['isActive'] !== true) return data
    const { percent, refuses } = await findStackLimit(req.payload)
    const draft = refuses ? draftOf(kind, saved) : null
    if (draft === null) return data
    const { worst } = await searchStack(createContext(req.payload, defaultLocale), draft)
    const found = percentOf(worst?.share ?? 0, 1)
    return found > percent ? refuseField(change, 'value', beyond(found, percent)) : data
  }
