import type { CollectionConfig } from 'payload'
import type { StaffActionKind } from '@/server/platform/note-staff-action'
import { admins, nobody } from '../access/rules'
import { groups } from '../admin/groups'
import { plainText } from '../fields/sales'
import { select } from '../fields/selects'
import { words, type Words } from '../words'

const actionLabels = {
  created: words('Created', 'Creado', 'Création', 'Angelegt'),
  changed: words('Changed', 'Modificado', 'Modification', 'Geändert'),
  published: words('Published', 'Publicado', 'Publication', 'Veröffentlicht'),
  unpublished: words('Withdrawn', 'Retirado', 'Retrait', 'Zurückgezogen'),
  trashed: words('Moved to the trash', 'Enviado a la papelera', 'Mise à la corbeille', 'In den Papierkorb gelegt'),
  restored: words('Restored', 'Restaurado', 'Restauration', 'Wiederhergestellt'),
  deleted: words('Deleted', 'Eliminado', 'Suppression', 'Gelöscht'),
  exported: words('Downloaded as a file', 'Descargado como archivo', 'Téléchargement en fichier', 'Als Datei heruntergeladen'),
  shown: words(
    'Authorization code shown',
    'Código de autorización mostrado',
    'Code d’autorisation affiché',
    'Autorisierungscode angezeigt',
  ),
} as const satisfies Record<StaffActionKind, Words>

/** Who of the staff did what to which document: only ever added to, read by admins, swept at its age (`retentionDays.staffAction`). */
export const staffActions: CollectionConfig = {
  slug: 'staff-actions',
  dbName: 'staff_actions',
  labels: {
    singular: words('Action of staff', 'Acción del personal', 'Action de l’équipe', 'Handlung des Teams'),
    plural: words('Actions of staff', 'Acciones del personal', 'Actions de l’équipe', 'Handlungen des Teams'),
  },
  access: { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: {
    group: groups.settings,
    useAsTitle: 'document',
    defaultColumns: ['createdAt', 'person', 'action', 'area', 'document', 'fields'],
    listSearchableFields: ['person', 'document'],
    description: words(
      'Who did what to which document, newest first. Names of fields are kept, never what stood in them. Filter by person or document.',
      'Quién hizo qué y en qué documento, lo más reciente primero. Se guardan los nombres de los campos, nunca su contenido. Filtre por persona o documento.',
      'Qui a fait quoi sur quel document, du plus récent au plus ancien. Les noms des champs sont conservés, jamais leur contenu. Filtrez par personne ou par document.',
      'Wer was an welchem Dokument getan hat, Neuestes zuerst. Festgehalten werden die Namen der Felder, nie ihr Inhalt. Filtern Sie nach Person oder Dokument.',
    ),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  versions: false,
  fields: [
    plainText('person', words('Who', 'Quién', 'Qui', 'Wer'), { required: true, isIndexed: true }),
    select('action', words('What', 'Qué', 'Quoi', 'Was'), actionLabels),
    plainText('area', words('Collection', 'Colección', 'Collection', 'Sammlung'), { required: true, isIndexed: true }),
    plainText('document', words('Document', 'Documento', 'Document', 'Dokument'), { isIndexed: true }),
    plainText('fields', words('Fields', 'Campos', 'Champs', 'Felder')),
  ],
}
