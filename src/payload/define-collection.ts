import type { CollectionBeforeChangeHook, CollectionConfig, Field, GlobalBeforeChangeHook, GlobalConfig, TextField, UIField } from 'payload'
import { actorOf } from '@/lib/audit'
import { boundGlobalRequest, boundRequest } from '@/payload/access/bounded-reads'
import { staff, shopWritten } from '@/payload/access/rules'
import * as translations from '@/payload/admin/translations/read-document'
import { plannedLabel } from '@/payload/admin/versions/planned'
import { cleanSingleLines } from '@/payload/fields/single-lines'
import * as audit from '@/payload/hooks/audit'
import { requireMatch, sendTag } from '@/payload/hooks/entity-tags'
import { recordGlobalPublished, recordPublished, shownCollection, shownGlobal, type PublishedView } from '@/payload/hooks/publishing'
import { refuseUnknownPicks, refuseUnknownPicksOfGlobal } from '@/payload/references/check-picks'
import { refuseDeletion, refuseTrash } from '@/payload/references/guard-deletion'
import { lockNewTargets, lockNewTargetsOfGlobal } from '@/payload/references/lock-targets'
import { isListed } from '@/payload/references/section-places'
import { words } from '@/payload/words'

const versionKinds = {
  /** Drafts with scheduled publication. */
  planned: { maxPerDoc: 50, drafts: { autosave: false, schedulePublish: { timeFormat: 'HH:mm' } } },
  /** Drafts published by hand. */
  drafts: { maxPerDoc: 20, drafts: { autosave: false } },
  /** Changes go live immediately and can be undone. */
  stored: { maxPerDoc: 50, drafts: false },
} as const

type GlobalAddition =
  /** Localized texts: shows translation status in the form and in lists, and locks newly linked documents while saving. */
  | 'translations'
  /** Publishing requires the documents that fields refer to by key or path. */
  | 'picks'
  /** Records the author and source of each change in the price history. */
  | 'price-history'

type Addition =
  | GlobalAddition
  /** Localized texts that the collection records itself. */
  | 'own-translations'
  /** G11: lists uses in the form and prevents deletion while there are any. */
  | 'used-in'
  /** Lists pictures without a description in the form. */
  | 'undescribed-pictures'
  /** `ETag` and `If-Match` in the REST API. */
  | 'entity-tags'

interface Definition extends Omit<CollectionConfig, 'versions'> {
  /** Versions with author, version list and the check for stale saves (A12). */
  readonly versions?: keyof typeof versionKinds
  /** Shown on the site: caches and search follow each change. */
  readonly shown?: PublishedView | true
  readonly adds?: readonly Addition[]
  /** Staff changes are recorded in `staff-actions` unless this is false. */
  readonly isAudited?: boolean
}

interface GlobalDefinition extends Omit<GlobalConfig, 'versions'> {
  /** Shown on the site: caches follow each change. */
  readonly shown?: Pick<PublishedView, 'isPriced'> | true
  readonly adds?: readonly GlobalAddition[]
}

const when = <Each>(isWanted: boolean, ...items: Each[]): Each[] => (isWanted ? items : [])

const sidebarField = (name: string, path: string, area: string, label?: UIField['label']): UIField => ({
  name,
  type: 'ui',
  ...(label && { label }),
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: { path, serverProps: { area } } } },
})

const translationBar = (area: string, isGlobal: boolean): UIField => ({
  name: 'translations',
  type: 'ui',
  label: words('translations.label'),
  admin: {
    components: {
      Field: { path: '/payload/admin/translations/document-bar#DocumentBar', serverProps: { area, isGlobal } },
      Cell: '/payload/admin/translations/document-bar#LanguageDots',
    },
  },
})

/** Author of each version. Stored as text, so that it outlives the account. */
const author: TextField = shopWritten({
  name: 'changedBy',
  type: 'text',
  label: words('translations.author.changedBy.label'),
  access: { read: staff },
  disableDuplicate: true,
  admin: { position: 'sidebar', condition: (data) => Boolean(data['changedBy']) },
})

/** Overwrites the form's value. */
const nameAuthor: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: actorOf(req) })

const versionList = { edit: { versions: { Component: '/payload/admin/versions/version-list#VersionList' } } }

interface Form {
  readonly savesDraft: boolean
  readonly isTranslated: boolean
  /** H1: forms with passwords are not stored in the browser. */
  readonly isKept: boolean
}

/** Switching languages reloads every form, so both watch for unsaved changes; the second scrolls to the text given in the URL. */
const formControls = (form: Form) => [
  { path: '/payload/admin/language/language-switch.client#WatchedForm', clientProps: form },
  '/payload/admin/search-and-replace/text-palette.client#OpenText',
]

/** Untranslated documents show their English title in lists and forms. */
const titleControl = (fields: readonly Field[], name: string | undefined) => {
  const all = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : [field]))
  const title = all.find((field): field is TextField => field.type === 'text' && field.name === name)
  if (!title?.localized) return []
  title.admin = { ...title.admin, components: { ...title.admin?.components, Cell: '/payload/admin/titles/english-title.client#TitleCell' } }
  return [{ path: '/payload/admin/titles/english-title.client#EnglishTitle', clientProps: { field: title.name } }]
}

/**
 * A collection with the additions it lists and those common to all: cleaned single-line texts, a form that keeps unsaved changes, the audit
 * log, and bounds on requests. Its own hooks run before the added ones, except for `shown`, `entity-tags` and the check for stale saves.
 */
export const defineCollection = ({ versions: kind, shown, adds = [], isAudited = true, ...own }: Definition): CollectionConfig => {
  const { slug, fields, trash = false, admin = {}, hooks = {} } = own
  const has = (addition: Addition): boolean => adds.includes(addition)
  const versions = kind !== undefined && versionKinds[kind]
  const savesDraft = versions !== false && versions.drafts !== false
  const isTranslated = has('translations') || has('own-translations')
  const following = shown ? shownCollection(slug, shown === true ? {} : shown) : {}
  cleanSingleLines(fields)
  const usedIn = when(
    has('used-in'),
    sidebarField('usedIn', '/payload/references/used-in#UsedIn', slug, words(isListed(slug) ? 'links.shownTo' : 'links.usedIn')),
  )
  // Their position decides whether visitors see them.
  const [before, after] = isListed(slug) ? [usedIn, []] : [[], usedIn]
  return {
    ...own,
    versions,
    fields: [
      ...when(has('translations'), translationBar(slug, false)),
      ...before,
      ...fields,
      ...when(kind === 'planned', sidebarField('planned', '/payload/admin/versions/planned#Planned', slug, plannedLabel)),
      ...when(versions !== false, author),
      ...when(has('undescribed-pictures'), sidebarField('undescribed', '/payload/admin/pictures/undescribed#Undescribed', slug)),
      ...after,
    ],
    admin: {
      ...admin,
      hideAPIURL: true,
      ...(admin.defaultColumns && { defaultColumns: [...admin.defaultColumns, ...when(has('translations'), 'translations')] }),
      components: {
        ...admin.components,
        ...(versions && { views: { ...admin.components?.views, ...versionList } }),
        edit: {
          ...admin.components?.edit,
          beforeDocumentControls: [
            ...(admin.components?.edit?.beforeDocumentControls ?? []),
            ...formControls({ savesDraft, isTranslated, isKept: !own.auth }),
            ...titleControl(fields, admin.useAsTitle),
          ],
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), boundRequest],
      beforeValidate: [
        ...when(has('entity-tags'), requireMatch),
        ...when(versions !== false, audit.refuseStaleSave),
        ...(hooks.beforeValidate ?? []),
      ],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        ...when(versions !== false, nameAuthor),
        ...when(kind === 'stored', audit.keepFirstVersion),
        ...when(has('translations'), lockNewTargets),
        ...when(has('used-in') && trash, refuseTrash),
        ...when(has('picks'), refuseUnknownPicks),
        ...when(has('price-history'), audit.recordAuthorOfChange),
      ],
      afterChange: [
        ...(following.afterChange ?? []),
        ...(hooks.afterChange ?? []),
        ...when(has('translations'), translations.recordChange),
        ...when(isAudited, audit.recordChange, recordPublished as typeof audit.recordChange),
      ],
      beforeDelete: [
        ...(hooks.beforeDelete ?? []),
        ...when(has('used-in'), refuseDeletion),
        ...when(has('price-history'), audit.recordAuthorOfDeletion),
      ],
      afterDelete: [
        ...(following.afterDelete ?? []),
        ...(hooks.afterDelete ?? []),
        ...when(has('translations'), translations.recordDeletion),
        ...when(isAudited, audit.recordDeletion),
      ],
      afterOperation: [...(hooks.afterOperation ?? []), ...when(has('entity-tags'), sendTag)],
    },
  }
}

/** A global with the additions it lists and those common to all; every change creates a version and goes live when saved. */
export const defineGlobal = ({ shown, adds = [], ...own }: GlobalDefinition): GlobalConfig => {
  const { slug, fields, admin = {}, hooks = {} } = own
  const has = (addition: GlobalAddition): boolean => adds.includes(addition)
  cleanSingleLines(fields)
  return {
    ...own,
    versions: { max: 50, drafts: false },
    fields: [...when(has('translations'), translationBar(slug, true)), ...fields, author],
    admin: {
      ...admin,
      hideAPIURL: true,
      components: {
        ...admin.components,
        views: { ...admin.components?.views, ...versionList },
        elements: {
          ...admin.components?.elements,
          beforeDocumentControls: [
            ...(admin.components?.elements?.beforeDocumentControls ?? []),
            ...formControls({ savesDraft: false, isTranslated: has('translations'), isKept: true }),
          ],
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), boundGlobalRequest],
      beforeValidate: [audit.refuseStaleGlobalSave, ...(hooks.beforeValidate ?? [])],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        nameAuthor,
        audit.keepFirstGlobalVersion,
        ...when(has('translations'), lockNewTargetsOfGlobal),
        ...when(has('picks'), refuseUnknownPicksOfGlobal),
        ...when(has('price-history'), audit.recordAuthorOfGlobal),
      ],
      afterChange: [
        ...(shown ? (shownGlobal(slug, shown === true ? {} : shown).afterChange ?? []) : []),
        ...(hooks.afterChange ?? []),
        ...when(has('translations'), translations.recordGlobalChange),
        audit.recordGlobalChange,
        recordGlobalPublished,
      ],
    },
  }
}
