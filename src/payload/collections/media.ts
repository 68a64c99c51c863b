import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  initTransaction,
  killTransaction,
  MissingFile,
  type CollectionAfterChangeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type UploadConfig,
} from 'payload'
import sharp from 'sharp'
import { buildEnvironment } from '@/lib/config/env'
import { maximumMegapixels, maximumPictureBytes } from '@/lib/config/limits'
import { defaultLocale, locales } from '@/lib/config/locales'
import type { Media } from '@/payload-types'
import { deleteFormerFiles, findFormerFile, insertFormerFiles, type FormerFile } from '@/modules/content/content.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import { isStaff, openFiles, staff } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { localizedText } from '@/payload/fields/text'
import { checkbox } from '@/payload/fields/numbers'
import { shownCollection } from '@/payload/hooks/publishing'
import { refuseField } from '@/payload/hooks/documents'
import { words, labelsOf } from '@/payload/words'

/** Images must be uploaded. Payload would also fetch them from a URL, which allows SSRF. */
export const refuseForeignFiles: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isSent = req.file !== undefined || req.payloadAPI === 'local' || 'duplicateFromID' in args
  if (operation === 'create' && isStaff(req.user) && !isSent) throw new MissingFile(req.t)
}

const tooManyPixels = words('refuseHugePictures.tooManyPixels', { maximumMegapixels })

const megabytes = maximumPictureBytes / 1_000_000

const noPicture = words('media.noPicture', { megabytes })

/** AVIF is HEIF with AV1 compression. */
const formats: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'webp', 'gif', 'av1'])

/** Counts all frames, from the file's header; 0 if it is not a picture. */
const pixelsOf = async (data: Buffer): Promise<number> => {
  const found = await sharp(data, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return found && formats.has(found.compression ?? found.format) ? found.width * found.height : 0
}

/** Checks format and pixel count before decoding: a few kilobytes can decompress into gigabytes. */
const refuseHugePictures: CollectionBeforeOperationHook = async ({ collection, req }) => {
  const data = req.file?.data
  if (!data) return
  const pixels = await pixelsOf(data)
  if (pixels === 0) refuseField({ collection, req }, 'file', noPicture)
  if (pixels > maximumMegapixels * 1_000_000) refuseField({ collection, req }, 'file', tooManyPixels)
}

/** Nested and internal calls may run in another caller's transaction. */
const isOwnCall = (req: PayloadRequest): boolean => req.payloadAPI === 'REST' && req.routeParams?.['collection'] === 'media'

const willDecode = ({ file, query }: PayloadRequest): boolean => file !== undefined || query['uploadEdits'] !== undefined

/**
 * Payload opens the transaction before it resizes the image, and Postgres ends transactions that idle for five seconds. Nothing has been
 * written yet, so the transaction ends before resizing and starts again afterwards.
 */
const leaveTransaction: CollectionBeforeOperationHook = async ({ operation, overrideAccess, req }) => {
  // Later hooks may write the document again with `overrideAccess` in the call's transaction.
  const isOutermost = isOwnCall(req) && overrideAccess !== true
  if ((operation === 'create' || operation === 'update') && isOutermost && willDecode(req)) await killTransaction(req)
}

/** No-op if the transaction is still open. */
const enterTransaction: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (isOwnCall(req)) await initTransaction(req)
  return data
}

const describeAgain = words('describeNewPicture.asked')

/** The file was replaced, and no one confirmed that the alt text still fits. */
const isAnotherPicture = (operation: string, { file }: PayloadRequest, { descriptionFits }: Partial<Media>): boolean =>
  operation === 'update' && file !== undefined && descriptionFits !== true

/** A replaced image needs a new or confirmed alt text, in English because other languages fall back to it (R6). */
const describeNewPicture: CollectionBeforeValidateHook<Media> = (change) => {
  const { data = {}, originalDoc, operation, req } = change
  if (!isAnotherPicture(operation, req, data)) return data
  const [path, english] = req.locale === defaultLocale ? ['alt', data.alt] : ['englishDescription', data.englishDescription]
  const isDescribed = Boolean(english?.trim()) && (path !== 'alt' || english !== originalDoc?.alt)
  return isDescribed ? data : refuseField(change, path, describeAgain)
}

/** Alt texts in other languages describe the old image; clearing them makes visitors read the English one (R6). */
const clearOldDescriptions: CollectionAfterChangeHook<Media> = async ({ data, doc, operation, previousDoc, req }) => {
  if (!isAnotherPicture(operation, req, data)) return doc
  // `doc` may hold the English text as a fallback, or no text at all (`select`).
  const typed = data.alt === previousDoc.alt ? null : (data.alt ?? null)
  const known = { [defaultLocale]: data.englishDescription, [req.locale ?? defaultLocale]: typed }
  const alt = Object.fromEntries(locales.map((locale) => [locale, known[locale] ?? null]))
  await req.payload.db.updateOne({ collection: 'media', id: doc.id, data: { alt }, req, returning: false })
  return 'alt' in doc ? { ...doc, alt: typed } : doc
}

type Handler = NonNullable<UploadConfig['handlers']>[number]
type Files = Pick<Media, 'id' | 'filename' | 'sizes'>

/** An image's files, including its sizes. For a small image, identical sizes share one file. */
const filesOf = ({ id, filename, sizes }: Files): readonly FormerFile[] => {
  const named = [['', filename] as const, ...Object.entries(sizes ?? {}).map(([size, file]) => [size, file.filename] as const)]
  const files = named.flatMap(([size, name]) => (name ? [{ filename: name, picture: id, size }] : []))
  return [...new Map(files.toReversed().map((file) => [file.filename, file])).values()]
}

const placeOf = (filename: string): string => path.join(buildEnvironment().MEDIA_DIR, path.basename(filename))

/** Creates hard links in `folder` to the files of the picture being replaced. */
interface HeldFiles {
  readonly folder: string
  readonly names: readonly string[]
}

const heldFiles = new WeakMap<PayloadRequest, HeldFiles>()

const isOnDisk = buildEnvironment().S3_BUCKET === undefined

const ignoreMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error
}

/** Payload's form sends a chosen file again with every later save. */
const isStored = async (filename: string | null | undefined, { file, query }: PayloadRequest): Promise<boolean> => {
  if (!filename || !file || query['uploadEdits'] !== undefined) return false
  const stored = await readFile(placeOf(filename)).catch(() => null)
  return stored?.equals(file.data) === true
}

/** G10: Payload deletes a replaced picture's files before it validates the change; a rejected change must keep them. */
const holdFiles: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Runs before Payload checks access.
  const isAllowed = isStaff(req.user) || req.payloadAPI === 'local'
  if (!isOnDisk || operation !== 'update' || !isAllowed || !willDecode(req) || !('id' in args)) return
  const query = { collection: 'media', id: String(args.id), depth: 0, disableErrors: true, overrideAccess: true, req } as const
  const picture = await req.payload.findByID(query)
  if (!picture) return
  if (await isStored(picture.filename, req)) {
    delete req.file
    return
  }
  const folder = path.join(buildEnvironment().MEDIA_DIR, `.held-${randomUUID()}`)
  const names = filesOf(picture).map(({ filename }) => filename)
  await mkdir(folder, { recursive: true })
  for (const name of names) await link(placeOf(name), path.join(folder, path.basename(name))).catch(ignoreMissing)
  heldFiles.set(req, { folder, names })
}

const putBack = async (req: PayloadRequest): Promise<void> => {
  const held = heldFiles.get(req)
  if (!held) return
  for (const name of held.names) await rename(path.join(held.folder, path.basename(name)), placeOf(name)).catch(ignoreMissing)
  await rm(held.folder, { recursive: true, force: true })
}

const putFilesBack: CollectionBeforeValidateHook = async ({ data, req }) => {
  await putBack(req)
  return data
}

/** Runs last, when the change can no longer be rejected. */
const deleteReplacedFiles: CollectionAfterOperationHook<'media'> = async ({ operation, req, result }) => {
  const held = heldFiles.get(req)
  if (!held || operation !== 'updateByID') return result
  // `result` lacks the names that the caller did not select.
  const { id } = result
  const stored = await req.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: true, req })
  const now = filesOf(stored).map(({ filename }) => filename)
  for (const name of held.names) if (!now.includes(name)) await rm(placeOf(name), { force: true })
  heldFiles.delete(req)
  return result
}

/** G10: redirects replaced file names to the current file. */
const keepOldAddress: CollectionAfterChangeHook<Media> = async ({ doc, operation, previousDoc, req }) => {
  const now = filesOf(doc).map(({ filename }) => filename)
  const before = operation === 'update' ? filesOf(previousDoc).filter(({ filename }) => !now.includes(filename)) : []
  if (operation === 'update' && before.length === 0) return
  const handle = await handleOfRequest(req)
  await deleteFormerFiles(handle, now)
  await insertFormerFiles(handle, before)
}

/** On the visitor's host, whatever `SITE_URL` is. Cached for only an hour, because a file name may be reused. */
const leadTo = (address: string): Response =>
  new Response(null, {
    status: 308,
    headers: { Location: new URL(address, 'http://shop.invalid').pathname, 'Cache-Control': 'public, max-age=3600' },
  })

/** A replaced file's current URL; `undefined` if the name never existed. */
const findNow = async (req: PayloadRequest, filename: string): Promise<Response | undefined> => {
  const found = await findFormerFile(req.payload.db.drizzle, filename)
  if (!found) return undefined
  const picture = await req.payload.findByID({
    collection: 'media',
    id: found.picture,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  const size = Object.entries(picture?.sizes ?? {}).find(([name]) => name === found.size)?.[1]
  const address = size?.url ?? picture?.url
  return address ? leadTo(address) : undefined
}

/** Runs before the bucket is read. Payload's type does not allow a handler that may return undefined. */
const formerFile = ((req, { params: { filename } }) => findNow(req, filename)) as Handler

const isThere = (filename: string): boolean => existsSync(placeOf(filename))

const missing = (): Response => Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 })

const findOrMiss = async (req: PayloadRequest, filename: string): Promise<Response> => (await findNow(req, filename)) ?? missing()

/** Returns 404 or a redirect for a missing file, for which Payload would return 500. */
const missingFile: Handler = (req, { params: { filename } }) => (isThere(filename) ? undefined : findOrMiss(req, filename))

/** Raster images only, since SVG can contain scripts. */
const mimeTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

/** Fields about a new file. Payload disables virtual fields unless `readOnly` is false. */
const newFileOnly = {
  readOnly: false,
  condition: (data: Partial<Media>) => Boolean(data.id),
  disableListColumn: true,
  disableListFilter: true,
  disableBulkEdit: true,
} as const

const fits = checkbox('descriptionFits', words('media.fits.descriptionFits.label'), {
  description: words('media.fits.descriptionFits.description'),
})

const shown = shownCollection('media')

export const media = defineCollection({
  slug: 'media',
  labels: labelsOf('media', ['singular', 'plural']),
  access: openFiles,
  adds: ['translations', 'used-in'],
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'folder', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: words('media.description', { megabytes, megapixels: maximumMegapixels }),
    components: {
      beforeListTable: ['/payload/admin/pictures/folder-filter#FolderFilter'],
      edit: {
        beforeDocumentControls: [
          { path: '/payload/admin/pictures/new-file.client#FileLimit', clientProps: { bytes: maximumPictureBytes } },
        ],
      },
    },
  },
  upload: {
    staticDir: buildEnvironment().MEDIA_DIR,
    mimeTypes,
    handlers: isOnDisk ? [missingFile] : [formerFile],
    pasteURL: false,
    // Replaced with a named button (`ReplaceFile`).
    hideRemoveFile: true,
    focalPoint: true,
    imageSizes: [
      { name: 'small', width: 480, withoutEnlargement: true },
      { name: 'medium', width: 960, withoutEnlargement: true },
      { name: 'large', width: 1600, withoutEnlargement: true },
    ],
  },
  hooks: {
    ...shown,
    beforeOperation: [refuseForeignFiles, refuseHugePictures, leaveTransaction, holdFiles],
    beforeValidate: [putFilesBack, enterTransaction, describeNewPicture],
    afterChange: [clearOldDescriptions, keepOldAddress, ...(shown.afterChange ?? [])],
    afterOperation: [deleteReplacedFiles],
    // A request that was rejected before validation, such as one for a locked document.
    afterError: [({ req }) => putBack(req)],
  },
  fields: [
    {
      name: 'replaceFile',
      type: 'ui',
      admin: {
        components: { Field: { path: '/payload/admin/pictures/new-file.client#ReplaceFile', clientProps: { accept: mimeTypes.join() } } },
        disableListColumn: true,
      },
    },
    localizedText('alt', words('media.alt.label'), { required: true, maxLength: 300 }),
    {
      name: 'englishDescription',
      type: 'text',
      label: words('media.english.englishDescription.label'),
      maxLength: 300,
      virtual: true,
      admin: {
        ...newFileOnly,
        components: { Field: '/payload/admin/pictures/new-file.client#EnglishDescription' },
      },
    },
    {
      ...fits,
      virtual: true,
      admin: {
        ...fits.admin,
        ...newFileOnly,
        components: { ...fits.admin?.components, Field: '/payload/admin/pictures/new-file.client#NewFileField' },
      },
    },
    {
      name: 'folder',
      type: 'relationship',
      relationTo: 'media-folders',
      index: true,
      label: words('mediaFolders.singular'),
      access: { read: staff },
      admin: { position: 'sidebar' },
    },
  ],
})
