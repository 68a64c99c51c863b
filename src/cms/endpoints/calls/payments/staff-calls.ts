import type { PayloadRequest } from 'payload'
import { salesStaff } from '@/cms/access/rules'
import { translate, words, type Words } from '@/cms/words'

/** Admin and support, as who they are; null for anybody else. */
export const staffMember = (req: PayloadRequest): string | null =>
  salesStaff({ req }) && req.user?.collection === 'users' ? req.user.email : null

/** A refusal as the admin shows it. */
export const refused = (req: PayloadRequest, [status, text]: readonly [number, Words]): Response =>
  Response.json({ errors: [{ message: translate(req, text) }] }, { status, headers: { 'Cache-Control': 'no-store' } })

export const answered = (body: unknown): Response => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** Everybody who is not of the sales staff. */
export const forbidden = [
  403,
  words({
    en: 'You may not do this.',
    es: 'No tiene permiso para hacerlo.',
    fr: 'Vous n’en avez pas le droit.',
    de: 'Dazu haben Sie keine Berechtigung.',
  }),
] as const

/** The body as JSON, or `null`; never more than a form of the admin has. */
export const bodyOf = async (req: PayloadRequest): Promise<unknown> => {
  try {
    const text = (await req.text?.()) ?? ''
    return text.length > 10_000 ? null : JSON.parse(text)
  } catch {
    return null
  }
}
