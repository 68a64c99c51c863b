import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { insertContentChange, siteTag } from '@/modules/content/publishing.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import { findMessageError } from '@/lib/i18n/message-demands'
import { readWrittenMessages } from '@/modules/translations/ui-strings'
import { nobody, marketingRows } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { localizedTextarea } from '@/payload/fields/text'
import { overridesSlug } from '@/payload/admin/translations/units'
import { describeMessageError, unknownMessage } from '@/payload/admin/translations/message-places'
import { recordMessageChange, recordMessageDeletion } from '@/payload/admin/translations/read-document'
import { translate } from '@/payload/translate'
import { words, labelsOf } from '@/payload/words'

/** Any page may show the message, so the change invalidates the whole site in its own transaction. */
const clearWholeSite: CollectionAfterChangeHook = async ({ req }) => insertContentChange(await handleOfRequest(req), [siteTag])

const clearWholeSiteOnDelete: CollectionAfterDeleteHook = async ({ req }) => insertContentChange(await handleOfRequest(req), [siteTag])

const most = 2000

const text = localizedTextarea('text', words('messageOverrides.text.label'), { maxLength: most })

interface Asked {
  readonly req: PayloadRequest
  readonly data?: unknown
}

const keyIn = (data: unknown): string => {
  const key: unknown = typeof data === 'object' && data !== null && 'key' in data ? data.key : undefined
  return typeof key === 'string' ? key : ''
}

/** An override must use the same placeholders as the original, or pages would show braces. */
const validate = async (value: unknown, { req, data }: Asked): Promise<string | true> => {
  if (typeof value !== 'string' || value.trim() === '') return true
  const model = (await readWrittenMessages()).en.get(keyIn(data))
  const fault = model === undefined ? null : findMessageError(model, value)
  return fault === null ? true : describeMessageError(req, fault)
}

const isKnown = async (value: unknown, { req }: Asked): Promise<string | true> =>
  typeof value === 'string' && (await readWrittenMessages()).en.has(value) ? true : translate(req, unknownMessage)

/** Overrides of UI messages by language (ADR 018). */
export const messageOverrides = defineCollection({
  slug: overridesSlug,
  dbName: 'message_overrides',
  labels: labelsOf('messageOverrides', ['singular', 'plural']),
  access: marketingRows,
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['key', 'text', 'updatedAt'],
    listSearchableFields: ['key', 'text'],
    description: words('messageOverrides.description'),
  },
  defaultSort: 'key',
  versions: 'stored',
  adds: ['own-translations'],
  hooks: {
    afterChange: [clearWholeSite, recordMessageChange],
    afterDelete: [clearWholeSiteOnDelete, recordMessageDeletion],
  },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      index: true,
      unique: true,
      label: words('messageOverrides.key.label'),
      access: { update: nobody },
      validate: isKnown,
    },
    { ...text, validate },
  ],
})
