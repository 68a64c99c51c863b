import type { Endpoint } from 'payload'
import { decrypt } from '@/lib/crypto/encryption'
import { guardEndpoint, salesStaff } from '@/payload/access/rules'
import { recordAction } from '@/payload/hooks/audit'

const answer = (status: number, body: unknown): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/**
 * R11: shows the auth code of a transfer to staff on demand, never in a list. A POST although it changes nothing, so that it is
 * never prefetched or kept in a URL; the access is logged.
 */
export const showAuthorizationCode: Endpoint = guardEndpoint(
  {
    method: 'post',
    path: '/:id/authorization-code',
    handler: async (req) => {
      const id = String(req.routeParams?.['id'])
      const transfer = await req.payload.findByID({ collection: 'transfers', id, depth: 0, disableErrors: true, req })
      const code = decrypt(req.payload, transfer?.authorizationCode)
      if (code === null) return answer(404, { errors: [{ message: 'Not Found' }] })
      await recordAction(req, { action: 'shown', area: 'transfers', document: id, fields: ['authorizationCode'] })
      return answer(200, { code })
    },
  },
  salesStaff,
)
