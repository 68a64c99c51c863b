import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import type { RegistrarTask } from '@/payload-types'
import { closeTask, moveTask } from '@/modules/domains/registrar/registrar-jobs'
import { idOfOrder } from '@/modules/payments/payments.service'
import { handleOfRequest } from '@/lib/http/client-address'
import { byStaff } from '@/lib/audit/audit'
import { registrarTaskLabels as labels, registrarTaskLabels } from '@/payload/labels'
import { words, type Words } from '@/payload/words'
import { noSuchMove, refuseConflict, refuseField } from '@/payload/hooks/documents'
import type { RegistrarJobKind } from '@/core/domains/registrar'
import { mostYears } from '@/core/pricing/prices'
import { salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { events, orderLink, plainText, staffNote } from '@/payload/fields/sales'
import { wholeNumber } from '@/payload/fields/numbers'
import { select } from '@/payload/fields/selects'

const changedMeanwhile = words({
  en: 'Someone else has closed this task meanwhile: reload it.',
  es: 'Otra persona ha cerrado esta tarea entretanto: vuelva a cargarla.',
  fr: 'Cette tâche a été clôturée entre-temps : rechargez-la.',
  de: 'Diese Aufgabe wurde inzwischen abgeschlossen: Bitte laden Sie sie neu.',
})

const moveRegistrarTask: CollectionBeforeChangeHook<RegistrarTask> = async (change) => {
  const { data, originalDoc, operation, req } = change
  const at = new Date().toISOString()
  if (operation === 'create' || !originalDoc) return { ...data, events: [{ type: data.status ?? 'open', at }] }
  const moved = await moveTask(await handleOfRequest(req), originalDoc, data.status ?? originalDoc.status, { at, ...byStaff(req) })
  if (moved.ok) return { ...data, events: [...moved.value] }
  if (moved.error.kind === 'changed-meanwhile') return refuseConflict(change, changedMeanwhile)
  return refuseField(change, 'status', noSuchMove(labels[moved.error.from], labels[moved.error.to]))
}

/** Updates the domain or transfer in the same transaction. */
const closeRegistrarTask: CollectionAfterChangeHook<RegistrarTask> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.status === previousDoc.status) return
  const { kind, domain, status, order, expiresAt, years } = doc
  const end = expiresAt ? Date.parse(expiresAt) : null
  await closeTask(req, { kind, domain, status, order: idOfOrder(order), years: years ?? 1, expiresAt: end })
}

const kinds = {
  register: words({ en: 'Register', es: 'Registrar', fr: 'Enregistrer', de: 'Registrieren' }),
  transfer: words({ en: 'Transfer here', es: 'Transferir aquí', fr: 'Transférer ici', de: 'Hierher umziehen' }),
  renew: words({ en: 'Renew', es: 'Renovar', fr: 'Renouveler', de: 'Verlängern' }),
  nameservers: words({
    en: 'Set nameservers',
    es: 'Cambiar los servidores de nombres',
    fr: 'Changer les serveurs DNS',
    de: 'Nameserver setzen',
  }),
  contacts: words({ en: 'Set contacts', es: 'Cambiar los contactos', fr: 'Changer les contacts', de: 'Kontakte ändern' }),
} as const satisfies Record<RegistrarJobKind, Words>

/** Manual registrar jobs, created once per line of a paid order and closed by staff. */
export const registrarTasks: CollectionConfig = {
  slug: 'registrar-tasks',
  dbName: 'registrar_tasks',
  labels: {
    singular: words({ en: 'Registrar task', es: 'Tarea de registro', fr: 'Tâche d’enregistrement', de: 'Registrierungsaufgabe' }),
    plural: words({ en: 'Registrar tasks', es: 'Tareas de registro', fr: 'Tâches d’enregistrement', de: 'Registrierungsaufgaben' }),
  },
  access: salesRecords,
  admin: {
    group: groups.sales,
    useAsTitle: 'domain',
    defaultColumns: ['domain', 'kind', 'status', 'order', 'createdAt'],
    listSearchableFields: ['domain'],
    description: words({
      en: 'Do the task at your registrar, then set it to done: the customer’s domain or transfer moves along by itself.',
      es: 'Realice la tarea en su registrador y márquela como hecha: el dominio o la transferencia del cliente avanza por sí solo.',
      fr: 'Effectuez la tâche chez votre bureau d’enregistrement, puis marquez-la comme faite : le nom ou le transfert du client avance tout seul.',
      de: 'Erledigen Sie die Aufgabe bei Ihrem Registrar und setzen Sie sie auf „Erledigt“: Domain oder Transfer des Kunden rücken von selbst weiter.',
    }),
  },
  defaultSort: ['status', 'createdAt'],
  disableDuplicate: true,
  versions: false,
  hooks: { beforeChange: [moveRegistrarTask], afterChange: [closeRegistrarTask] },
  fields: allShopWritten(
    [
      {
        ...plainText('domain', words({ en: 'Domain', es: 'Dominio', fr: 'Nom de domaine', de: 'Domain' }), {
          required: true,
          isIndexed: true,
        }),
      },
      select('kind', words({ en: 'What to do', es: 'Qué hacer', fr: 'À faire', de: 'Zu tun' }), kinds),
      {
        ...wholeNumber('years', words({ en: 'Years', es: 'Años', fr: 'Années', de: 'Jahre' }), {
          least: 1,
          most: mostYears,
          defaultValue: 1,
        }),
      },
      select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), registrarTaskLabels, { defaultValue: 'open' }),
      {
        name: 'expiresAt',
        type: 'date',
        label: words({ en: 'Registered until', es: 'Registrado hasta', fr: 'Enregistré jusqu’au', de: 'Registriert bis' }),
        admin: {
          description: words({
            en: 'As the registrar says. Left empty, it is as many years as were ordered.',
            es: 'Según el registrador. Si se deja vacío, son los años pedidos.',
            fr: 'Selon le bureau d’enregistrement. Vide : autant d’années que commandé.',
            de: 'Laut Registrar. Leer heißt: so viele Jahre wie bestellt.',
          }),
        },
      },
      {
        name: 'details',
        type: 'textarea',
        label: words({ en: 'What to set', es: 'Qué poner', fr: 'À saisir', de: 'Einzutragen' }),
        admin: { condition: (data) => Boolean(data['details']) },
      },
      staffNote,
      events,
      { ...orderLink, index: true } as typeof orderLink,
      {
        ...plainText('key', words({ en: 'Key', es: 'Clave', fr: 'Clé', de: 'Schlüssel' }), { required: true }),
        unique: true,
        admin: { hidden: true },
      },
    ],
    ['status', 'expiresAt', 'staffNote'],
  ),
}
