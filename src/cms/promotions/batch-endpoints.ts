import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { exportBatch } from '@/modules/promotions/coupon-batches'
import { findBatchProgress } from '@/modules/promotions/promotions.repository'
import { guardEndpoint } from '@/cms/access/guard-endpoint'
import { marketers, staff } from '@/cms/access/rules'
import { noteAction } from '@/cms/hooks/note-staff-actions'

const uncached = { 'Cache-Control': 'no-store' }
const missing = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404, headers: uncached })

const idOf = (req: PayloadRequest): string | null => z.uuid().safeParse(req.routeParams?.['id']).data ?? null

const progressOf = async (req: PayloadRequest) => {
  const id = idOf(req)
  const progress = id === null ? null : await findBatchProgress(req.payload.db.drizzle, id)
  return id === null || progress === null ? null : { id, progress }
}

const progress: Endpoint = {
  method: 'get',
  path: '/:id/progress',
  handler: async (req) => {
    const found = await progressOf(req)
    return found === null ? missing() : Response.json(found.progress, { headers: uncached })
  },
}

const download: Endpoint = {
  method: 'get',
  path: '/:id/csv',
  handler: async (req) => {
    const found = await progressOf(req)
    if (found === null) return missing()
    await noteAction(req, { action: 'exported', area: 'code-batches', document: found.id, fields: [] })
    const headers = { ...uncached, 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="codes.csv"' }
    return new Response(exportBatch(req.payload.db.drizzle, found.id), { headers })
  },
}

/** Beside a batch: how far it is, for all staff, and its codes for those who may give them away. */
export const batchEndpoints: Endpoint[] = [guardEndpoint(progress, staff), guardEndpoint(download, marketers)]
