import type { Context } from '@/server/platform/context'
import { findRedirectSource } from './page-path-repository'

export interface Redirection {
  /** A path of ours without the language, or a full address. */
  readonly target: string
  /** 308 rather than 307. */
  readonly isPermanent: boolean
}

/** What stands in the database may be older than the form's rules: nothing but a path or a page of the web is ever sent. */
const isSafe = (target: string): boolean => /^(?:\/(?![/\\])|https?:\/\/)\S*$/i.test(target)

/** Where an editor has sent an old address; `null` for nowhere, or back to itself. */
export const findRedirect = async ({ payload }: Context, path: string): Promise<Redirection | null> => {
  const from = await findRedirectSource(payload.db.drizzle, path)
  if (from === null) return null
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { and: [{ from: { equals: from } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 1,
  })
  const [redirect] = docs
  const page = redirect?.to?.reference?.value
  const target =
    redirect?.to?.type === 'custom'
      ? redirect.to.url
      : typeof page === 'object' && page._status === 'published' && !page.deletedAt
        ? page.path
        : null
  return redirect && target && target !== path && isSafe(target) ? { target, isPermanent: redirect.type !== '307' } : null
}
