import type { Context } from '../context'

/** Where an editor has sent an old address: a path of ours without the language, or a full address; `null` for none. */
export const findRedirect = async ({ payload }: Context, path: string): Promise<string | null> => {
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: path } }, limit: 1, pagination: false, depth: 1 })
  const to = docs[0]?.to
  if (to?.type === 'custom') return to.url || null
  const page = to?.reference?.value
  return typeof page === 'object' ? page.path : null
}
