import type { ListViewServerPropsOnly } from 'payload'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { FolderSelect } from './folder-select.client'

/** More than anyone chooses from; the list's own filter finds the rest. */
const most = 200

/** Above the list of pictures, also where one is picked for a document. */
export const FolderFilter = async ({ payload, i18n, user }: Pick<ListViewServerPropsOnly, 'payload' | 'i18n' | 'user'>) => {
  const { docs } = await payload.find({
    collection: 'media-folders',
    limit: most,
    pagination: false,
    depth: 0,
    sort: 'name',
    overrideAccess: false,
    user: user ?? null,
  })
  if (docs.length === 0) return null
  return (
    <FolderSelect
      label={translate({ i18n }, words('mediaFolders.singular'))}
      all={translate({ i18n }, words('mediaFolders.all'))}
      unfiled={translate({ i18n }, words('mediaFolders.unfiled'))}
      folders={docs.map(({ id, name }) => ({ label: name, value: id }))}
    />
  )
}
