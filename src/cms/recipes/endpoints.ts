import type { Endpoint } from 'payload'
import { z } from 'zod'
import { guardEndpoint } from '@/cms/access/guard-endpoint'
import { marketers } from '@/cms/access/rules'
import { bodyWithin } from '@/cms/promotions/body-within'
import { makePage } from './make-page'
import { recipes } from './recipes'

const typed = (most: number) => z.string().trim().min(1).max(most).optional()

const asked = z.strictObject({ recipe: z.string().max(40), title: typed(120), path: typed(100) })

const answer = (body: unknown, status: number): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

const begin: Endpoint = {
  method: 'post',
  path: '/page-recipes',
  handler: async (req) => {
    const { data } = asked.safeParse(await bodyWithin(req))
    const recipe = recipes.find(({ name }) => name === data?.recipe)
    if (!data || !recipe) return answer({ errors: [{ message: 'Bad Request' }] }, 400)
    const { id } = await makePage(req, recipe, data)
    return answer({ id }, 201)
  },
}

/** `/api/page-recipes`: a draft that begins with the sections of a recipe, for those who edit pages. */
export const recipeEndpoints: Endpoint[] = [guardEndpoint(begin, marketers)]
