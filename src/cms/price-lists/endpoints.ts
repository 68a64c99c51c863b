import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { marketers } from '@/cms/access/rules'
import { noteAction } from '@/cms/hooks/note-staff-actions'
import { guardEndpoint } from '@/cms/access/guard-endpoint'
import { importFile } from './import-file'
import { bodyWithin } from '@/cms/promotions/body-within'
import { isPriceListName, mostBodyBytes, priceLists, type PriceList } from './kinds'
import { writeFile } from './write-file'

const uncached = { 'Cache-Control': 'no-store' }

const listOf = (req: PayloadRequest): PriceList | null => {
  const name = req.routeParams?.['name']
  return isPriceListName(name) ? priceLists[name] : null
}

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status, headers: uncached })

const question = z.object({ text: z.string(), fingerprint: z.string().length(64).nullable() })

const download: Endpoint = {
  method: 'get',
  path: '/price-lists/:name',
  handler: async (req) => {
    const list = listOf(req)
    if (list === null) return refuse(404, 'Not Found')
    const file = await writeFile(req, list)
    await noteAction(req, { action: 'exported', area: String(req.routeParams?.['name']), document: null, fields: [] })
    const headers = {
      ...uncached,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${String(req.routeParams?.['name'])}.csv"`,
    }
    return new Response(file, { headers })
  },
}

const upload: Endpoint = {
  method: 'post',
  path: '/price-lists/:name',
  handler: async (req) => {
    const list = listOf(req)
    if (list === null) return refuse(404, 'Not Found')
    const asked = question.safeParse(await bodyWithin(req, mostBodyBytes)).data
    if (asked === undefined) return refuse(400, 'Bad Request')
    return Response.json(await importFile(req, list, asked.text, asked.fingerprint), { headers: uncached })
  },
}

/** `GET` and `POST /api/price-lists/{name}`: the file of a price list, and what another would change. For those who edit the catalogue. */
export const priceListEndpoints: Endpoint[] = [download, upload].map((endpoint) => guardEndpoint(endpoint, marketers))
