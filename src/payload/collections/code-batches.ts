import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type PayloadRequest, type TextField } from 'payload'
import { handleOfRequest } from '@/lib/db/transaction'
import { deleteBatchCodes, findBatchUses } from '@/modules/promotions/promotions.repository'
import { nobody, promotions, shopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { liveSwitch, wholeNumber } from '@/payload/fields/numbers'
import { plainText } from '@/payload/fields/sales'
import { batchEndpoints } from '@/payload/admin/promotions/answers'
import { batchPrefix } from '@/payload/admin/promotions/promotion-fields'
import { findArea, translateLabel } from '@/payload/admin/translations/units'
import { stillUsed } from '@/payload/references/still-used'
import { translate, type Reader } from '@/payload/translate'
import { words, labelsOf } from '@/payload/words'

const onceMade = { access: { update: nobody } }

const noTemplate = words('codeBatches.noTemplate')

const name: TextField = plainText('name', words('codeBatches.name.label'), { required: true })

const nameArea = (req: PayloadRequest, slug: string): string => {
  const plural = req.payload.collections[slug as CollectionSlug]?.config.labels.plural
  return translateLabel(req, findArea(req.payload.config, slug)?.label ?? (typeof plural === 'function' ? slug : (plural ?? slug)))
}

/** D19: deletes a batch and its codes together or not at all; G11 applies to each code. */
const deleteCodesOfBatch: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const handle = await handleOfRequest(req)
  const uses = await findBatchUses(handle, String(id))
  if (uses.length > 0) {
    const names = uses.map((slug) => nameArea(req, slug)).join(', ')
    const batch = await req.payload.findByID({
      collection: 'code-batches',
      id,
      depth: 0,
      select: { name: true },
      overrideAccess: true,
      req,
    })
    throw new APIError(translate(req, stillUsed(batch.name, names, false)), 409, null, true)
  }
  await deleteBatchCodes(handle, String(id))
}

/** D12, D19: single-use codes generated from a template, managed as one batch. */
export const codeBatches = defineCollection({
  slug: 'code-batches',
  labels: labelsOf('codeBatches', ['singular', 'plural']),
  access: promotions,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'prefix', 'made', 'size', 'isActive', 'createdAt'],
    listSearchableFields: ['name', 'prefix'],
    description: words('codeBatches.description'),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: batchEndpoints,
  hooks: { beforeDelete: [deleteCodesOfBatch] },
  fields: [
    name,
    {
      name: 'template',
      type: 'relationship',
      relationTo: 'coupons',
      label: words('codeBatches.template.label'),
      admin: { allowCreate: false },
      // Not required in the database, since the template may be deleted once the codes exist.
      validate: (value: unknown, { req, operation }: { req: Reader; operation?: string }) =>
        operation !== 'create' || Boolean(value) || translate(req, noTemplate),
      ...onceMade,
    },
    {
      type: 'row',
      fields: [
        { ...batchPrefix, ...onceMade },
        {
          ...wholeNumber('size', words('codeBatches.size.label'), {
            required: true,
            least: 1,
            most: 100_000,
          }),
          ...onceMade,
        },
      ],
    },
    shopWritten({
      ...wholeNumber('made', words('codeBatches.made.label'), {
        defaultValue: 0,
      }),
      // The panel below shows the number as it grows.
      admin: { condition: () => false },
    }),
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/payload/admin/promotions/uses-panel.client#BatchPanel' },
        condition: (_data, _siblings, { operation }) => operation === 'update',
        disableListColumn: true,
      },
    },
    liveSwitch,
  ],
})
