import { isRecord } from '../records'

/** Caption of a picture in a rich text; empty for every other node. */
export const captionOf = ({ type, fields }: { readonly type?: unknown; readonly fields?: unknown }): string => {
  const caption = type === 'upload' && isRecord(fields) ? fields['caption'] : ''
  return typeof caption === 'string' && caption.trim() !== '' ? caption : ''
}
