import type { Endpoint } from 'payload'
import { z } from 'zod'
import { findComparedResults } from '@/modules/promotions/promotions.repository'
import { guardEndpoint } from '@/cms/access/guard-endpoint'
import { staff } from '@/cms/access/rules'

const uncached = { 'Cache-Control': 'no-store' }

const results: Endpoint = {
  method: 'get',
  path: '/:id/results',
  handler: async (req) => {
    const id = z.uuid().safeParse(req.routeParams?.['id']).data
    const found = id === undefined ? [] : await findComparedResults(req.payload.db.drizzle, id)
    return found.length === 0
      ? Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404, headers: uncached })
      : Response.json({ results: found }, { headers: uncached })
  },
}

/** Beside a comparison: what came of each code, for all staff. */
export const comparisonEndpoints: Endpoint[] = [guardEndpoint(results, staff)]
