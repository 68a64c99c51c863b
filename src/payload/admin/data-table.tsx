import type { ReactNode } from 'react'

interface DataTableProps {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
  readonly caption?: string
  readonly className?: string
  /** Whether the first cell of a row names it. */
  readonly hasRowHeads?: boolean
}

/** Rows have no ids and never reorder. */
export const DataTable = ({ headings, rows, caption, className, hasRowHeads = false }: DataTableProps) => (
  <table className={className}>
    {caption === undefined ? null : <caption>{caption}</caption>}
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row}>
          {cells.map((cell, column) =>
            hasRowHeads && column === 0 ? (
              <th key={column} scope="row">
                {cell}
              </th>
            ) : (
              <td key={column}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
