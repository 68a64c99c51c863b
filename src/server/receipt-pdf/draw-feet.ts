import { colours } from '../mail/document/mail-styles'
import { margin, rightEdge, write, type Paper } from './paper'

/** The foot of every page, written last: only then it is known how many there are. */
export const drawFeet = (
  { doc, ...paper }: Paper,
  line: string,
  pageOf: (place: { readonly page: number; readonly pages: number }) => string,
): void => {
  const style = { size: 8.5, colour: colours.ink2 } as const
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    const y = doc.page.height - 46
    doc.markContent('Artifact', { type: 'Pagination' })
    write({ doc, ...paper }, line, margin, y, style)
    write({ doc, ...paper }, pageOf({ page: index + 1, pages: count }), rightEdge, y, style, 'right')
    doc.endMarkedContent()
  }
}
