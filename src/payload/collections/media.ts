import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CollectionAfterChangeHook, PayloadRequest, UploadConfig, CollectionConfig } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import type { Media } from '@/payload-types'
import { deleteFormerFiles, findFormerFile, insertFormerFiles, type FormerFile } from '@/modules/content/content.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import { openFiles } from '@/payload/access/rules'
import { localizedText } from '@/payload/fields/text'
import { checkbox } from '@/payload/fields/numbers'
import { shownCollection } from '@/payload/hooks/publishing'
import { enterTransaction, leaveTransaction } from '@/payload/hooks/decode-outside-transaction'
import { describeNewPicture, forgetOldDescriptions } from '@/payload/hooks/describe-new-picture'
import { refuseForeignFiles } from '@/payload/hooks/refuse-foreign-files'
import { refuseHugePictures } from '@/payload/hooks/refuse-huge-pictures'
import { words, labelsOf } from '@/payload/words'

type Handler = NonNullable<UploadConfig['handlers']>[number]
type Files = Pick<Media, 'id' | 'filename' | 'sizes'>

/** The files of a picture, its sizes among them; sizes that a small picture fills alike share theirs. */
const filesOf = ({ id, filename, sizes }: Files): readonly FormerFile[] => {
  const named = [['', filename] as const, ...Object.entries(sizes ?? {}).map(([size, file]) => [size, file.filename] as const)]
  const files = named.flatMap(([size, name]) => (name ? [{ filename: name, picture: id, size }] : []))
  return [...new Map(files.toReversed().map((file) => [file.filename, file])).values()]
}

/** G10: the addresses a picture had lead to what it is now. */
const keepOldAddress: CollectionAfterChangeHook<Media> = async ({ doc, operation, previousDoc, req }) => {
  const now = filesOf(doc).map(({ filename }) => filename)
  const before = operation === 'update' ? filesOf(previousDoc).filter(({ filename }) => !now.includes(filename)) : []
  if (operation === 'update' && before.length === 0) return
  const handle = await handleOfRequest(req)
  await deleteFormerFiles(handle, now)
  await insertFormerFiles(handle, before)
}

/** For good as far as anybody knows; a name may come back, so nobody keeps the answer for ever. */
const leadTo = (address: string): Response =>
  new Response(null, { status: 308, headers: { Location: address, 'Cache-Control': 'public, max-age=3600' } })

/** Where a file of a picture that was replaced is now; `undefined` for what never was one. */
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

/** Before a bucket is asked; Payload's type knows a handler that never answers and one that always does. */
const formerFile = ((req, { params: { filename } }) => findNow(req, filename)) as Handler

const isThere = (filename: string): boolean => existsSync(path.join(buildEnvironment().MEDIA_DIR, path.basename(filename)))

const missing = (): Response => Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 })

const findOrMiss = async (req: PayloadRequest, filename: string): Promise<Response> => (await findNow(req, filename)) ?? missing()

/** A file that is not there was replaced or deleted; without this its address would answer as if the shop were broken. */
const missingFile: Handler = (req, { params: { filename } }) => (isThere(filename) ? undefined : findOrMiss(req, filename))

/** Pictures only, and no SVG: it can carry script. */
const mimeTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

const fits = checkbox('descriptionFits', words('media.fits.descriptionFits.label'), {
  description: words('media.fits.descriptionFits.description'),
})

const shown = shownCollection('media')

export const media: CollectionConfig = {
  slug: 'media',
  labels: labelsOf('media', ['singular', 'plural']),
  access: openFiles,
  admin: {
    group: words('navigation.groups.content'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: words('media.description'),
  },
  versions: false,
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
    afterChange: [forgetOldDescriptions, keepOldAddress, ...(shown.afterChange ?? [])],
  },
  fields: [
    localizedText('alt', words('media.alt.label'), { required: true, maxLength: 300 }),
    {
      ...fits,
      virtual: true,
      admin: {
        ...fits.admin,
        // Payload greys out what no column keeps, unless it is told otherwise.
        readOnly: false,
        condition: (data) => Boolean(data['id']),
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
  ],
}
