import type { Payload } from 'payload'

const mark = 'encrypted:'

/** R11: a text as it may lie in the database, encrypted with the shop's secret. Sealing twice is sealing once. */
export const sealText = (payload: Payload, text: string): string => (text.startsWith(mark) ? text : `${mark}${payload.encrypt(text)}`)

/** What was sealed; `null` where there is nothing. */
export const openSealed = (payload: Payload, sealed: string | null | undefined): string | null =>
  sealed?.startsWith(mark) ? payload.decrypt(sealed.slice(mark.length)) : null
