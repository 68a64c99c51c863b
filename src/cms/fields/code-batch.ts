import type { RelationshipField } from 'payload'
import { shopWritten } from '@/cms/access/shop-written'
import { words } from '@/cms/words'

/** Of a single-use code: the batch that made it, and switches it off. */
export const batchLink: RelationshipField = shopWritten({
  name: 'batch',
  type: 'relationship',
  relationTo: 'code-batches',
  label: words({ en: 'Batch', es: 'Lote', fr: 'Lot', de: 'Serie' }),
  disableDuplicate: true,
  admin: { position: 'sidebar', condition: ({ batch }) => Boolean(batch), allowCreate: false },
} as RelationshipField)
