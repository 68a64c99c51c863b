import { dollarText } from '@/payload/admin/formats'
import { translate, type Reader } from '@/payload/translate'
import type { RowNaming } from '@/payload/fields/rows'

const textOf = (row: object, name: string | undefined): string => {
  const value: unknown = name === undefined ? undefined : Object.entries(row).find(([key]) => key === name)?.[1]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Whether a row was just added: it has no title or, if the title has a default, no price. */
export const isNewRow = (row: object, { price, titles }: RowNaming): boolean =>
  (price === undefined ? titles : [price]).every((name) => textOf(row, name) === '')

/** Label of a collapsed row: title and detail, such as "VPS → /vps-hosting". */
export const rowText = (
  row: object,
  number: number,
  naming: RowNaming,
  reader: Reader,
): { readonly title: string; readonly detail: string } => {
  const read = (name: string | undefined): string => textOf(row, name)
  const behind = (mark: string, name: string | undefined): string => (read(name) === '' ? '' : `${mark}${read(name)}`)
  const price = read(naming.price)
  const found = naming.titles.map(read).find((text) => text !== '')
  const choice = found === undefined ? undefined : naming.choices?.[found]
  return {
    title: (choice ? translate(reader, choice) : found) ?? `${translate(reader, naming.kind)} ${number}`,
    detail: behind(' → ', naming.target) || behind(' · ', naming.detail) || (price === '' ? '' : ` · ${dollarText(Number(price), reader)}`),
  }
}
