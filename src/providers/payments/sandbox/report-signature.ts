import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old or how far ahead a signed report may be, in seconds: what is recorded and sent again later is refused. */
const tolerance = 300

const digest = (raw: string, key: string, seconds: number): string => createHmac('sha256', key).update(`${seconds}.${raw}`).digest('hex')

/** In the form card providers use: when it was signed, and the HMAC of that and the body. `now` in ms. */
export const signReport = (raw: string, key: string, now: number): string => {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${digest(raw, key, seconds)}`
}

export const isSigned = (raw: string, signature: string | null, key: string, now: number): boolean => {
  const [, at = '', said = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (at === '' || Math.abs(now / 1000 - Number(at)) > tolerance) return false
  return timingSafeEqual(Buffer.from(said, 'hex'), Buffer.from(digest(raw, key, Number(at)), 'hex'))
}
