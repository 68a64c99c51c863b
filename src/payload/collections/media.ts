import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CollectionAfterChangeHook, PayloadRequest, UploadConfig } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import type { Media } from '@/payload-types'
import { deleteFormerFiles, findFormerFile, insertFormerFiles, type FormerFile } from '@/modules/content/content.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import { openFiles, staff } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { localizedText } from '@/payload/fields/text'
import { checkbox } from '@/payload/fields/numbers'
import { shownCollection } from '@/payload/hooks/publishing'
import { enterTransaction, leaveTransaction } from '@/payload/hooks/decode-outside-transaction'
import { describeNewPicture, clearOldDescriptions } from '@/payload/hooks/describe-new-picture'
import { refuseForeignFiles } from '@/payload/hooks/refuse-foreign-files'
import { refuseHugePictures } from '@/payload/hooks/refuse-huge-pictures'
import { words, labelsOf } from '@/payload/words'

type Handler = NonNullable<UploadConfig['handlers']>[number]
type Files = Pick<Media, 'id' | 'filename' | 'sizes'>

/** Files of an image with its sizes. Sizes that come out the same for a small image share one file. */
const filesOf = ({ id, filename, sizes }: Files): readonly FormerFile[] => {
  const named = [['', filename] as const, ...Object.entries(sizes ?? {}).map(([size, file]) => [size, file.filename] as const)]
  const files = named.flatMap(([size, name]) => (name ? [{ filename: name, picture: id, size }] : []))
  return [...new Map(files.toReversed().map((file) => [file.filename, file])).values()]
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

/** On the visitor's host, whatever `SITE_URL` is. Cached for an hour only, because a file name may be used again. */
const leadTo = (address: string): Response =>
  new Response(null, {
    status: 308,
    headers: { Location: new URL(address, 'http://shop.invalid').pathname, 'Cache-Control': 'public, max-age=3600' },
  })

/** Current URL of a replaced file; `undefined` if the name never existed. */
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

/** Runs before the bucket is read. Payload's type allows no handler that may return undefined. */
const formerFile = ((req, { params: { filename } }) => findNow(req, filename)) as Handler

const isThere = (filename: string): boolean => existsSync(path.join(buildEnvironment().MEDIA_DIR, path.basename(filename)))

const missing = (): Response => Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 })

const findOrMiss = async (req: PayloadRequest, filename: string): Promise<Response> => (await findNow(req, filename)) ?? missing()

/** Returns 404 or a redirect for a missing file; Payload would return 500. */
const missingFile: Handler = (req, { params: { filename } }) => (isThere(filename) ? undefined : findOrMiss(req, filename))

/** Raster images only: SVG can contain script. */
const mimeTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

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
    description: words('media.description'),
    components: { beforeListTable: ['/payload/admin/pictures/folder-filter#FolderFilter'] },
  },
  upload: {
    staticDir: buildEnvironment().MEDIA_DIR,
    mimeTypes,
    handlers: buildEnvironment().S3_BUCKET === undefined ? [missingFile] : [formerFile],
    pasteURL: false,
    focalPoint: true,
    imageSizes: [
      { name: 'small', width: 480, withoutEnlargement: true },
      { name: 'medium', width: 960, withoutEnlargement: true },
      { name: 'large', width: 1600, withoutEnlargement: true },
    ],
  },
  hooks: {
    ...shown,
    beforeOperation: [refuseForeignFiles, refuseHugePictures, leaveTransaction],
    beforeValidate: [enterTransaction, describeNewPicture],
    afterChange: [clearOldDescriptions, keepOldAddress, ...(shown.afterChange ?? [])],
  },
  fields: [
    localizedText('alt', words('media.alt.label'), { required: true, maxLength: 300 }),
    {
      ...fits,
      virtual: true,
      admin: {
        ...fits.admin,
        // Payload disables virtual fields unless `readOnly` is false.
        readOnly: false,
        condition: (data) => Boolean(data['id']),
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
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
