import type { CollectionConfig } from 'payload'
import type { StaffActionKind } from '@/lib/audit/audit'
import { admins, nobody, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { exportActionsEndpoint } from '@/payload/admin/audit/export-actions'
import { json } from '@/payload/fields/text'
import { plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { words, type Words } from '@/payload/words'
import { shopRecords } from './shop-records'

const actionLabels = {
  created: words({ en: 'Created', es: 'Creado', fr: 'Création', de: 'Angelegt' }),
  changed: words({ en: 'Changed', es: 'Modificado', fr: 'Modification', de: 'Geändert' }),
  published: words({ en: 'Published', es: 'Publicado', fr: 'Publication', de: 'Veröffentlicht' }),
  unpublished: words({ en: 'Withdrawn', es: 'Retirado', fr: 'Retrait', de: 'Zurückgezogen' }),
  trashed: words({ en: 'Moved to the trash', es: 'Enviado a la papelera', fr: 'Mise à la corbeille', de: 'In den Papierkorb gelegt' }),
  restored: words({ en: 'Restored', es: 'Restaurado', fr: 'Restauration', de: 'Wiederhergestellt' }),
  deleted: words({ en: 'Deleted', es: 'Eliminado', fr: 'Suppression', de: 'Gelöscht' }),
  exported: words({
    en: 'Downloaded as a file',
    es: 'Descargado como archivo',
    fr: 'Téléchargement en fichier',
    de: 'Als Datei heruntergeladen',
  }),
  shown: words({
    en: 'Auth code shown',
    es: 'Código de autorización mostrado',
    fr: 'Code d’autorisation affiché',
    de: 'Auth-Code angezeigt',
  }),
  unsecured: words({
    en: 'Two-step login removed',
    es: 'Acceso en dos pasos retirado',
    fr: 'Connexion en deux étapes retirée',
    de: 'Anmeldung in zwei Schritten entfernt',
  }),
} as const satisfies Record<StaffActionKind, Words>

/** Audit log: append-only, read by admins, deleted after `retentionDays.staffAction`. */
export const staffActions: CollectionConfig = {
  slug: 'staff-actions',
  dbName: 'staff_actions',
  labels: {
    singular: words({ en: 'Action of staff', es: 'Acción del personal', fr: 'Action de l’équipe', de: 'Handlung des Teams' }),
    plural: words({ en: 'Actions of staff', es: 'Acciones del personal', fr: 'Actions de l’équipe', de: 'Handlungen des Teams' }),
  },
  access: { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: {
    group: groups.settings,
    useAsTitle: 'document',
    defaultColumns: ['createdAt', 'person', 'action', 'area', 'document', 'fields', 'changes'],
    components: { beforeListTable: ['/payload/admin/audit/changes-list#ExportActions'] },
    listSearchableFields: ['person', 'document'],
    description: words({
      en: 'Who did what to which document, newest first, and what stood there before and after. Secrets and what customers wrote are never kept. Nobody can change or delete an entry.',
      es: 'Quién hizo qué y en qué documento, lo más reciente primero, con el valor anterior y el nuevo. Nunca se guardan secretos ni lo que escribieron los clientes. Nadie puede cambiar ni borrar una entrada.',
      fr: 'Qui a fait quoi sur quel document, du plus récent au plus ancien, avec la valeur d’avant et celle d’après. Les secrets et ce qu’ont écrit les clients ne sont jamais conservés. Personne ne peut modifier ni supprimer une entrée.',
      de: 'Wer was an welchem Dokument getan hat, Neuestes zuerst, mit dem Wert davor und danach. Geheimnisse und was Kunden geschrieben haben, werden nie festgehalten. Niemand kann einen Eintrag ändern oder löschen.',
    }),
  },
  ...shopRecords,
  endpoints: [exportActionsEndpoint],
  lockDocuments: false,
  fields: allShopWritten([
    plainText('person', words({ en: 'Who', es: 'Quién', fr: 'Qui', de: 'Wer' }), { required: true, isIndexed: true }),
    select('action', words({ en: 'What', es: 'Qué', fr: 'Quoi', de: 'Was' }), actionLabels),
    plainText('area', words({ en: 'Collection', es: 'Colección', fr: 'Collection', de: 'Sammlung' }), { required: true, isIndexed: true }),
    plainText('document', words({ en: 'Document', es: 'Documento', fr: 'Document', de: 'Dokument' }), { isIndexed: true }),
    plainText('fields', words({ en: 'Fields', es: 'Campos', fr: 'Champs', de: 'Felder' })),
    {
      ...json('changes', words({ en: 'Before → after', es: 'Antes → después', fr: 'Avant → après', de: 'Vorher → nachher' })),
      admin: {
        components: { Field: '/payload/admin/audit/changes-list#ChangesField', Cell: '/payload/admin/audit/changes-list#ChangesCell' },
      },
    },
  ]),
}
