import type { PayloadRequest } from 'payload'
import { codeAddressOf } from './code-address'

/** Which of these paths lead somewhere: to a published page, a screen of the code, an alias or a published redirect. Two questions, however many paths. */
export const findKnownPaths = async (req: PayloadRequest, paths: readonly string[]): Promise<ReadonlySet<string>> => {
  const asked = [...new Set(paths)]
  const ofCode = asked.filter((path) => ['screen', 'alias'].includes(codeAddressOf(path) ?? ''))
  const rest = asked.filter((path) => !ofCode.includes(path))
  if (rest.length === 0) return new Set(ofCode)
  const options = { depth: 0, pagination: false, overrideAccess: true, req } as const
  const pages = await req.payload.find({ ...options, collection: 'pages', where: { and: [{ path: { in: rest } }, { _status: { equals: 'published' } }] }, select: { path: true } })
  const redirects = await req.payload.find({ ...options, collection: 'redirects', where: { and: [{ from: { in: rest } }, { _status: { equals: 'published' } }] }, select: { from: true } })
  return new Set([...ofCode, ...pages.docs.map(({ path }) => path), ...redirects.docs.map(({ from }) => from)])
}
