'use client'

import Link from 'next/link'

import type { FooterColumn } from './legal-line'

/** Drawn by the browser too: the list of links is a third of their markup. */
export const FooterColumns = ({ columns }: { readonly columns: readonly FooterColumn[] }) =>
  columns.map((column) => (
    <div key={column.title}>
      <h2>{column.title}</h2>
      <ul>
        {column.links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} prefetch={false}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
