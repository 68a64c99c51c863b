import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { RegistrarTask } from '@/payload-types'
import { closeTask, advanceTask } from '@/modules/domains/registrar/registrar-jobs'
import { orderIdOf } from '@/modules/payments/payments.service'
import { handleOfRequest } from '@/lib/db/transaction'
import { byActor } from '@/lib/audit'
import { defineCollection } from '@/payload/define-collection'
import { registrarTaskLabels as labels, registrarTaskLabels } from '@/payload/labels'
import { words, type Words, labelsOf } from '@/payload/words'
import { noSuchMove, refuseConflict, refuseField } from '@/payload/hooks/documents'
import type { RegistrarJobKind } from '@/core/domains/registrar'
import { mostYears } from '@/core/pricing/prices'
import { salesRecords, allShopWritten } from '@/payload/access/rules'
import { events, orderLink, plainText, staffNote } from '@/payload/fields/sales'
import { wholeNumber } from '@/payload/fields/numbers'
import { select } from '@/payload/fields/selects'

const changedMeanwhile = words('registrarTasks.changedMeanwhile')

const moveRegistrarTask: CollectionBeforeChangeHook<RegistrarTask> = async (change) => {
  const { data, originalDoc, operation, req } = change
  const at = new Date().toISOString()
  if (operation === 'create' || !originalDoc) return { ...data, events: [{ type: data.status ?? 'open', at }] }
  const moved = await advanceTask(await handleOfRequest(req), originalDoc, data.status ?? originalDoc.status, { at, ...byActor(req) })
  if (moved.ok) return { ...data, events: [...moved.value] }
  if (moved.error.kind === 'changed-meanwhile') return refuseConflict(change, changedMeanwhile)
  return refuseField(change, 'status', noSuchMove(labels[moved.error.from], labels[moved.error.to]))
}

/** Updates the domain or transfer in the same transaction. */
const closeRegistrarTask: CollectionAfterChangeHook<RegistrarTask> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.status === previousDoc.status) return
  const { kind, domain, status, order, expiresAt, years } = doc
  const end = expiresAt ? Date.parse(expiresAt) : null
  await closeTask(req, { kind, domain, status, order: orderIdOf(order), years: years ?? 1, expiresAt: end })
}

const kinds = labelsOf('registrarTasks.kinds', ['register', 'transfer', 'renew', 'nameservers', 'contacts']) satisfies Record<
  RegistrarJobKind,
  Words
>

/** Manual registrar jobs, created once per line of a paid order and closed by staff. */
export const registrarTasks = defineCollection({
  slug: 'registrar-tasks',
  dbName: 'registrar_tasks',
  labels: labelsOf('registrarTasks', ['singular', 'plural']),
  access: salesRecords,
  admin: {
    useAsTitle: 'domain',
    defaultColumns: ['domain', 'kind', 'status', 'order', 'createdAt'],
    listSearchableFields: ['domain'],
    description: words('registrarTasks.description'),
  },
  defaultSort: ['status', 'createdAt'],
  disableDuplicate: true,
  hooks: { beforeChange: [moveRegistrarTask], afterChange: [closeRegistrarTask] },
  fields: allShopWritten(
    [
      {
        ...plainText('domain', words('registrarTasks.domain.label'), {
          required: true,
          isIndexed: true,
        }),
      },
      select('kind', words('registrarTasks.kind.label'), kinds),
      {
        ...wholeNumber('years', words('registrarTasks.years.label'), {
          least: 1,
          most: mostYears,
          defaultValue: 1,
        }),
      },
      select('status', words('registrarTasks.status.label'), registrarTaskLabels, { defaultValue: 'open' }),
      {
        name: 'expiresAt',
        type: 'date',
        label: words('registrarTasks.expiresAt.label'),
        admin: {
          description: words('registrarTasks.expiresAt.description'),
        },
      },
      {
        name: 'details',
        type: 'textarea',
        label: words('registrarTasks.details.label'),
        admin: { condition: (data) => Boolean(data['details']) },
      },
      staffNote,
      events,
      { ...orderLink, index: true } as typeof orderLink,
      {
        ...plainText('key', words('registrarTasks.key.label'), { required: true }),
        unique: true,
        admin: { hidden: true },
      },
    ],
    ['status', 'expiresAt', 'staffNote'],
  ),
})
