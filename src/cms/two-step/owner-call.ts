import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import type { FactorOwner } from '@/modules/auth/mfa/mfa.repository'

export const answer = (status: number, body: unknown): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
export const forbidden = (): Response => answer(403, { errors: [{ message: 'Forbidden' }] })
export const notFound = (): Response => answer(404, { errors: [{ message: 'Not Found' }] })
export const done = (): Response => answer(200, { isDone: true })

/** The collection an owner is a document of. */
export const areaOf = ({ kind }: Pick<FactorOwner, 'kind'>): 'users' | 'customers' => (kind === 'staff' ? 'users' : 'customers')

interface OwnerCall {
  readonly kind: FactorOwner['kind']
  readonly method: 'get' | 'post'
  /** Behind the id. */
  readonly path: string
  readonly may: (asked: { readonly req: PayloadRequest; readonly id: string }) => boolean
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A call about how one customer, or one member of staff, logs in. */
export const ownerCall = (
  { kind, method, path, may }: OwnerCall,
  work: (req: PayloadRequest, owner: FactorOwner) => Promise<Response>,
): Endpoint => ({
  method,
  path: `/:id${path}`,
  handler: async (req) => {
    const id = String(req.routeParams?.['id'])
    if (!may({ req, id })) return forbidden()
    if (!uuid.test(id)) return notFound()
    if (method === 'post') await addDataAndFileToRequest(req)
    return work(req, { kind, id })
  },
})
