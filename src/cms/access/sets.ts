import type { CollectionConfig, GlobalConfig } from 'payload'
import { active, admins, anyone, marketers, nobody, outsideTrash, published, salesStaff, staff } from './rules'

type CollectionAccess = NonNullable<CollectionConfig['access']>
type GlobalAccess = NonNullable<GlobalConfig['access']>

const marketersWrite = { create: marketers, update: marketers, delete: marketers, readVersions: marketers, unlock: nobody }

/** Pages, everything that is sold, stories: visitors read what is published. */
export const publishedContent: CollectionAccess = { ...marketersWrite, read: published }

/** Rows without drafts. */
export const openCatalogue: CollectionAccess = { ...marketersWrite, read: outsideTrash }

/** Rows with an on/off switch that visitors may list. */
export const activeRows: CollectionAccess = { ...marketersWrite, read: active }

export const openFiles: CollectionAccess = { ...marketersWrite, read: anyone }

/** Codes and rules are not listed to visitors: they type a code and are told. Support reads why one does not count. */
export const promotions: CollectionAccess = { ...marketersWrite, read: staff }

/** What only those who edit content need to see as rows. */
export const marketingRows: CollectionAccess = { ...marketersWrite, read: marketers }

/** Records the shop writes itself; support moves them along; they are never deleted. */
export const salesRecords: CollectionAccess = {
  create: nobody,
  read: salesStaff,
  update: salesStaff,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
}

/** As sales records, but an admin may remove what a person asks to have removed. */
export const requests: CollectionAccess = { ...salesRecords, delete: admins }

export const openGlobal: GlobalAccess = { read: anyone, update: marketers, readVersions: marketers }

export const marketingGlobal: GlobalAccess = { read: marketers, update: marketers, readVersions: marketers }
