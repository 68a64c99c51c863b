import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** A file that a picture had before it was replaced: the picture itself, or one of its sizes. */
export interface FormerFile {
  readonly filename: string
  /** The id of the picture. */
  readonly picture: string
  /** Empty: the picture as it was sent. */
  readonly size: string
}

export const insertFormerFiles = async (handle: Handle, files: readonly FormerFile[]): Promise<void> => {
  if (files.length === 0) return
  const values = files.map(({ filename, picture, size }) => sql`(${filename}, ${picture}, ${size})`)
  await handle.execute(sql`
    insert into infra.former_pictures (filename, picture, size) values ${sql.join(values, sql`, `)}
    on conflict (filename) do update set picture = excluded.picture, size = excluded.size
  `)
}

/** What has a file again leads nowhere else. */
export const deleteFormerFiles = async (handle: Handle, filenames: readonly string[]): Promise<void> => {
  if (filenames.length === 0) return
  const names = sql.join(
    filenames.map((filename) => sql`${filename}`),
    sql`, `,
  )
  await handle.execute(sql`delete from infra.former_pictures where filename in (${names})`)
}

export const findFormerFile = async (handle: Handle, filename: string): Promise<Omit<FormerFile, 'filename'> | null> => {
  const { rows } = await handle.execute(sql`select picture, size from infra.former_pictures where filename = ${filename}`)
  const [row] = rows
  return row ? { picture: String(row['picture']), size: String(row['size']) } : null
}
