import { openFiles, staff } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { plainText } from '@/payload/fields/sales'
import { words, labelsOf } from '@/payload/words'

/** Folders in which editors organise images. Not public; deleting a folder keeps its images. */
export const mediaFolders = defineCollection({
  slug: 'media-folders',
  labels: labelsOf('mediaFolders', ['singular', 'plural']),
  access: { ...openFiles, read: staff },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'] },
  defaultSort: 'name',
  lockDocuments: false,
  fields: [{ ...plainText('name', words('mediaFolders.name.label'), { required: true }), unique: true, maxLength: 80 }],
})
