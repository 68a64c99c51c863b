import type { UIField } from 'payload'
import { words } from '@/cms/words'
import { categoryNouns } from './category-nouns'

/** What a promotion does, in one sentence: above its form, and in the list. */
export const summaryField: UIField = {
  name: 'summary',
  type: 'ui',
  label: words({ en: 'In one sentence', es: 'En una frase', fr: 'En une phrase', de: 'In einem Satz' }),
  admin: {
    components: {
      Field: { path: '/cms/promotions/promotion-summary.client#PromotionSummary', clientProps: { nouns: categoryNouns } },
      Cell: '/cms/promotions/promotion-cell#PromotionCell',
    },
  },
}

const panel = (name: string, path: string, position?: 'sidebar'): UIField => ({
  name,
  type: 'ui',
  admin: { ...(position ? { position } : {}), components: { Field: path }, disableListColumn: true },
})

/** Beside the form: the worst stack, and the simulator of what is typed. */
export const deskField = panel('desk', '/cms/promotions/promotion-desk.client#PromotionDesk', 'sidebar')

/** Below the form of a code. */
export const usesField = panel('uses', '/cms/promotions/uses-panel.client#UsesPanel')
export const shareField = panel('share', '/cms/promotions/share-panel.client#SharePanel')
