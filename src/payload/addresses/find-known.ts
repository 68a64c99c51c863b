import type { PayloadRequest } from 'payload'
import { canonicalOf } from '@/lib/config/aliases'
import { articlePath, articleSlugOf } from '@/core/navigation/paths'
import { findArticlesAmong } from '@/modules/content/content.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import { codeAddressOf } from './tidy-address'

/**
 * Which of these paths resolve to a published page or article, a route in code, a published redirect, or an alias of one of these. Always
 * takes three queries, however many paths there are.
 */
export const findKnownPaths = async (req: PayloadRequest, paths: readonly string[]): Promise<ReadonlySet<string>> => {
  const asked = [...new Set(paths.map(canonicalOf))]
  const ofCode = asked.filter((path) => codeAddressOf(path) === 'screen')
  const rest = asked.filter((path) => !ofCode.includes(path))
  const known = new Set([...ofCode, ...(rest.length === 0 ? [] : await findPublished(req, rest))])
  return new Set(paths.filter((path) => known.has(canonicalOf(path))))
}

const findPublished = async (req: PayloadRequest, paths: readonly string[]): Promise<readonly string[]> => {
  const options = { depth: 0, pagination: false, overrideAccess: true, req } as const
  const pages = await req.payload.find({
    ...options,
    collection: 'pages',
    where: { and: [{ path: { in: paths } }, { _status: { equals: 'published' } }] },
    select: { path: true },
  })
  const redirects = await req.payload.find({
    ...options,
    collection: 'redirects',
    where: { and: [{ from: { in: paths } }, { _status: { equals: 'published' } }] },
    select: { from: true },
  })
  const slugs = paths.flatMap((path) => articleSlugOf(path) ?? [])
  const articles = await findArticlesAmong(await handleOfRequest(req), slugs)
  return [...pages.docs.map(({ path }) => path), ...redirects.docs.map(({ from }) => from), ...[...articles].map(articlePath)]
}
