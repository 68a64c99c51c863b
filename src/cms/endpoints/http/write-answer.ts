import { createHash } from 'node:crypto'
import type { Answer } from './answer'
import { writeLines } from './write-lines'

/** A price change must be seen within 2 s; an unchanged catalogue costs a reader nothing but the question. */
const publicCache = 'public, max-age=2'

const writePublic = (text: string, headers: Headers, asked: Headers): Response => {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  headers.set('Cache-Control', publicCache)
  headers.set('ETag', tag)
  headers.set('Vary', 'Accept-Language')
  const known = asked
    .get('if-none-match')
    ?.split(',')
    .some((each) => each.trim().replace(/^W\//, '') === tag)
  return known ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}

export const writeAnswer = (answer: Answer<unknown>, isPublic: boolean, asked: Headers): Response => {
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...answer.headers })
  for (const cookie of answer.cookies ?? []) headers.append('Set-Cookie', cookie)
  if (answer.lines) return writeLines(answer.lines, headers)
  const text = JSON.stringify(answer.body)
  return isPublic && answer.status === 200 ? writePublic(text, headers, asked) : new Response(text, { status: answer.status, headers })
}
