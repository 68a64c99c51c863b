import type { Endpoint } from 'payload'
import { decrypt } from '@/lib/crypto/encryption'
import { salesStaff } from '@/payload/access/rules'
import { recordAction } from '@/payload/hooks/audit'

const answer = (status: number, body: unknown): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/**
 * R11: a transfer cannot be asked for without its code, so whoever looks after it is shown it, on demand and never in a
 * list. A call of its own that changes nothing is still a POST: no address and no prefetch ever holds it, and it is written down who asked.
 */
export const showAuthorizationCode: Endpoint = {
  method: 'post',
  path: '/:id/authorization-code',
  handler: async (req) => {
    if (!salesStaff({ req })) return answer(403, { errors: [{ message: 'Forbidden' }] })
    const id = String(req.routeParams?.['id'])
    const transfer = await req.payload.findByID({ collection: 'transfers', id, depth: 0, disableErrors: true, req })
    const code = decrypt(req.payload, transfer?.authorizationCode)
    if (code === null) return answer(404, { errors: [{ message: 'Not Found' }] })
    await recordAction(req, { action: 'shown', area: 'transfers', document: id, fields: ['authorizationCode'] })
    return answer(200, { code })
  },
}
