import type { CollectionConfig } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { openFiles } from '@/cms/access/sets'
import { groups } from '@/cms/admin/groups'
import { localizedText } from '@/cms/fields/localized-text'
import { checkbox } from '@/cms/fields/flags'
import { shownCollection } from '@/cms/hooks/after-publish'
import { enterTransaction, leaveTransaction } from '@/cms/hooks/decode-outside-transaction'
import { describeNewPicture, forgetOldDescriptions } from '@/cms/hooks/describe-new-picture'
import { formerFile, keepOldAddress, missingFile } from '@/cms/hooks/keep-old-address'
import { refuseForeignFiles } from '@/cms/hooks/refuse-foreign-files'
import { refuseHugePictures } from '@/cms/hooks/refuse-huge-pictures'
import { words } from '@/cms/words'

/** Pictures only, and no SVG: it can carry script. */
const mimeTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

const fits = checkbox(
  'descriptionFits',
  words({
    en: 'The description fits the new picture',
    es: 'La descripción corresponde a la nueva imagen',
    fr: 'La description convient à la nouvelle image',
    de: 'Die Beschreibung passt zum neuen Bild',
  }),
  {
    description: words({
      en: 'Only when the file is replaced, in every language.',
      es: 'Solo al sustituir el archivo, en todos los idiomas.',
      fr: 'Uniquement quand le fichier est remplacé, dans toutes les langues.',
      de: 'Nur wenn die Datei ersetzt wird, in allen Sprachen.',
    }),
  },
)

const shown = shownCollection('media')

export const media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: words({ en: 'Picture', es: 'Imagen', fr: 'Image', de: 'Bild' }),
    plural: words({ en: 'Pictures', es: 'Imágenes', fr: 'Images', de: 'Bilder' }),
  },
  access: openFiles,
  admin: {
    group: groups.content,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: words({
      en: 'PNG, JPEG, WebP, AVIF or GIF. Every picture needs a description for those who cannot see it.',
      es: 'PNG, JPEG, WebP, AVIF o GIF. Cada imagen necesita una descripción para quien no puede verla.',
      fr: 'PNG, JPEG, WebP, AVIF ou GIF. Chaque image nécessite une description pour les personnes qui ne la voient pas.',
      de: 'PNG, JPEG, WebP, AVIF oder GIF. Jedes Bild braucht eine Beschreibung für alle, die es nicht sehen.',
    }),
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
    localizedText(
      'alt',
      words({ en: 'Description of the picture', es: 'Descripción de la imagen', fr: 'Description de l’image', de: 'Bildbeschreibung' }),
      { required: true, maxLength: 300 },
    ),
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
