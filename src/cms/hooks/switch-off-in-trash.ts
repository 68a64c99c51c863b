import type { CollectionBeforeChangeHook } from 'payload'

/** What is put into the trash is off, however it is looked up, and stays off when it comes back: somebody switches it on. */
export const switchOffInTrash: CollectionBeforeChangeHook = ({ data }) => (data['deletedAt'] ? { ...data, isActive: false } : data)
