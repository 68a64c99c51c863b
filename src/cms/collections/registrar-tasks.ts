import type { CollectionConfig } from 'payload'
import type { RegistrarOperation } from '@/core/domains/registrar'
import { nobody } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { events, orderLink, plainText, staffNote } from '../fields/sales'
import { select } from '../fields/selects'
import { closeRegistrarTask, moveRegistrarTask } from '../hooks/close-registrar-task'
import { registrarTaskLabels } from '../hooks/registrar-task-labels'
import { words, type Words } from '../words'

const kinds = {
  register: words('Register', 'Registrar', 'Enregistrer', 'Registrieren'),
  transfer: words('Transfer here', 'Transferir aquí', 'Transférer ici', 'Hierher umziehen'),
  renew: words('Renew', 'Renovar', 'Renouveler', 'Verlängern'),
} as const satisfies Record<RegistrarOperation, Words>

const closed = { access: { update: nobody } } as const

/** What paid orders ask of a registrar and people do by hand. Written by the shop, once a line; ended by staff. */
export const registrarTasks: CollectionConfig = {
  slug: 'registrar-tasks',
  dbName: 'registrar_tasks',
  labels: {
    singular: words('Registrar task', 'Tarea de registro', 'Tâche d’enregistrement', 'Registrierungsaufgabe'),
    plural: words('Registrar tasks', 'Tareas de registro', 'Tâches d’enregistrement', 'Registrierungsaufgaben'),
  },
  access: salesRecords,
  admin: {
    group: groups.sales,
    useAsTitle: 'domain',
    defaultColumns: ['domain', 'kind', 'status', 'order', 'createdAt'],
    listSearchableFields: ['domain'],
    description: words(
      'Do the task at your registrar, then set it to done: the customer’s domain or transfer moves along by itself.',
      'Realice la tarea en su registrador y márquela como hecha: el dominio o la transferencia del cliente avanza por sí solo.',
      'Effectuez la tâche chez votre bureau d’enregistrement, puis marquez-la comme faite : le nom ou le transfert du client avance tout seul.',
      'Erledigen Sie die Aufgabe bei Ihrem Registrar und setzen Sie sie auf „Erledigt“: Domain oder Transfer des Kunden rücken von selbst weiter.',
    ),
  },
  defaultSort: ['status', 'createdAt'],
  disableDuplicate: true,
  versions: false,
  hooks: { beforeChange: [moveRegistrarTask], afterChange: [closeRegistrarTask] },
  fields: [
    { ...plainText('domain', words('Domain', 'Dominio', 'Nom de domaine', 'Domain'), { required: true, isIndexed: true }), ...closed },
    { ...select('kind', words('What to do', 'Qué hacer', 'À faire', 'Zu tun'), kinds), ...closed },
    select('status', words('Status', 'Estado', 'État', 'Status'), registrarTaskLabels, { defaultValue: 'open' }),
    {
      name: 'expiresAt',
      type: 'date',
      label: words('Registered until', 'Registrado hasta', 'Enregistré jusqu’au', 'Registriert bis'),
      admin: {
        description: words(
          'As the registrar says. Left empty, it is one year.',
          'Según el registrador. Si se deja vacío, es un año.',
          'Selon le bureau d’enregistrement. Vide : un an.',
          'Laut Registrar. Leer heißt: ein Jahr.',
        ),
      },
    },
    staffNote,
    { ...events, ...closed } as typeof events,
    { ...orderLink, index: true, ...closed } as typeof orderLink,
    {
      ...plainText('key', words('Key', 'Clave', 'Clé', 'Schlüssel'), { required: true }),
      unique: true,
      admin: { hidden: true },
      ...closed,
    },
  ],
}
