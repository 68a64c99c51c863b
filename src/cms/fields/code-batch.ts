import type { RelationshipField } from 'payload'
import { nobody } from '../access/rules'
import { words } from '../words'

/** Of a single-use code: the batch that made it, and switches it off. Written by the shop alone. */
export const batchLink: RelationshipField = {
  name: 'batch',
  type: 'relationship',
  relationTo: 'code-batches',
  label: words({ en: 'Batch', es: 'Lote', fr: 'Lot', de: 'Serie' }),
  access: { create: nobody, update: nobody },
  disableDuplicate: true,
  admin: { position: 'sidebar', readOnly: true, condition: ({ batch }) => Boolean(batch), allowCreate: false },
} as RelationshipField
