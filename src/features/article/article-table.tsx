import type { JSXConverterArgs } from '@payloadcms/richtext-lexical/react'
import { useId } from 'react'
import { childrenOf, type RichTextNode, textOfNode } from '@/core/articles/articles'

interface NodeProps {
  readonly node: RichTextNode
  readonly nodesToJSX: JSXConverterArgs['nodesToJSX']
}

/** Bits of Lexical's header state. */
const [inHeaderRow, inHeaderColumn] = [1, 2]

const headerOf = (cell: RichTextNode): number => Number(cell['headerState']) || 0

const isHeaderRow = (row: RichTextNode): boolean => childrenOf(row).every((cell) => (headerOf(cell) & inHeaderRow) !== 0)

const spanOf = (span: unknown): number | undefined => (Number(span) > 1 ? Number(span) : undefined)

/** An empty cell heads nothing, such as the corner between both headers. */
export const ArticleTableCell = ({ node, nodesToJSX }: NodeProps) => {
  const isHeader = headerOf(node) > 0 && textOfNode(node).trim() !== ''
  const Cell = isHeader ? 'th' : 'td'
  const scope = headerOf(node) === inHeaderColumn ? 'row' : 'col'
  return (
    <Cell scope={isHeader ? scope : undefined} colSpan={spanOf(node['colSpan'])} rowSpan={spanOf(node['rowSpan'])}>
      {nodesToJSX({ nodes: childrenOf(node) as never })}
    </Cell>
  )
}

/** R32: scrolls sideways within the page, by keyboard too because it takes focus. Its first row is its label. */
export const ArticleTable = ({ node, nodesToJSX }: NodeProps) => {
  const id = useId()
  const rows = childrenOf(node)
  const firstOfBody = rows.findIndex((row) => !isHeaderRow(row))
  const headed = firstOfBody === -1 ? rows.length : firstOfBody
  const lines = rows.map((row, index) => (
    <tr key={index} id={index === 0 ? id : undefined}>
      {nodesToJSX({ nodes: childrenOf(row) as never })}
    </tr>
  ))
  return (
    <div className="article-table" role="group" tabIndex={0} aria-labelledby={id}>
      <table>
        {headed > 0 ? <thead>{lines.slice(0, headed)}</thead> : null}
        {headed < lines.length ? <tbody>{lines.slice(headed)}</tbody> : null}
      </table>
    </div>
  )
}
