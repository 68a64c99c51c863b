'use client'

import { BookOpen, FileText, Globe, type IconNode, Server } from 'lucide'
import { type MouseEvent, useEffect } from 'react'

import { type Mark, piecesOf } from '@/core/text-search'
import { Icon } from '@/ui/icons/icon'

import type { Found, FoundKind, SiteSearchWords } from './types'

const icons = { page: FileText, plan: Server, extension: Globe, resource: BookOpen } satisfies Record<FoundKind, IconNode>

interface SearchOptionsProps {
  readonly listId: string
  readonly optionId: (position: number) => string
  readonly label: string
  readonly results: readonly Found[]
  readonly active: number
  readonly words: SiteSearchWords
  readonly onFollow: (found: Found, event: MouseEvent) => void
  readonly onPoint: (position: number) => void
}

const Marked = ({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) =>
  piecesOf(text, marks).map((piece, index) => (index % 2 === 0 ? <span key={index}>{piece}</span> : <mark key={index}>{piece}</mark>))

/** The list under the field. The field keeps the focus; each option is a real link, for those who open it elsewhere. */
export const SearchOptions = ({ listId, optionId, label, results, active, words, onFollow, onPoint }: SearchOptionsProps) => {
  const activeId = optionId(active)
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <>
      {results.length > 0 ? (
        <p className="site-search__title" aria-hidden="true">
          {label}
        </p>
      ) : null}
      <div id={listId} className="site-search__list" role="listbox" aria-label={label}>
        {results.map((found, index) => (
          <a
            key={`${found.kind} ${found.title} ${found.href}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className="site-search__option"
            href={found.href}
            onClick={(event) => onFollow(found, event)}
            onPointerMove={() => onPoint(index)}
          >
            <Icon of={icons[found.kind]} />
            <span className="site-search__found">
              <b>
                <Marked text={found.title} marks={found.titleMarks} />
              </b>
              <span>
                <Marked text={found.description} marks={found.descriptionMarks} />
              </span>
            </span>
            <span className="site-search__kind">{words.kinds[found.kind]}</span>
          </a>
        ))}
      </div>
    </>
  )
}
