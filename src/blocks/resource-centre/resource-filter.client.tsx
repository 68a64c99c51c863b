'use client'

import { useEffect, useId, useRef, useState } from 'react'

import { filterResources, type ResourceTab } from '@/core/filters'
import { useAddress } from '@/components/ui/address/address.client'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/field/field'
import { Segmented } from '@/components/ui/segmented/segmented'

import { readResourceFilter, type ResourceFilter as Filter, withResourceFilter } from './filter-address'
import { ResourceRow } from './resource-row.client'
import type { ResourceRowView, ResourceRowWords } from './types'

export interface ResourceFilterWords {
  readonly rows: ResourceRowWords
  readonly kind: string
  readonly filter: string
  readonly noMatch: string
  readonly noMatchHint: string
  readonly clear: string
  /** "3 resources", indexed by number. */
  readonly counts: readonly string[]
}

interface ResourceFilterProps {
  readonly name: string
  readonly tabs: readonly { readonly value: ResourceTab; readonly label: string }[]
  readonly rows: readonly ResourceRowView[]
  readonly words: ResourceFilterWords
  readonly rowLevel: 2 | 3
}

/** Debounce in ms after which typed text becomes a history entry. */
const typingPause = 500

/** §2: tabs and a text filter, both in the URL and the history. */
export const ResourceFilter = ({ name, tabs, rows, words, rowLevel }: ResourceFilterProps) => {
  const fieldId = useId()
  const { query, change } = useAddress()
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const address = readResourceFilter(query)
  const filter: Filter = { tab: address.tab, text: typed ?? address.text }
  const shown = filterResources(rows, filter)

  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (next: Filter) => {
    clearTimeout(timer.current)
    setTyped(null)
    change(withResourceFilter(new URLSearchParams(window.location.search), next))
  }
  const type = (text: string) => {
    clearTimeout(timer.current)
    setTyped(text)
    timer.current = setTimeout(
      () => settle({ tab: readResourceFilter(new URLSearchParams(window.location.search)).tab, text }),
      typingPause,
    )
  }

  return (
    <>
      <div className="resources__controls">
        <Segmented
          name={name}
          legend={words.kind}
          options={tabs}
          value={filter.tab}
          onChange={(event) =>
            settle({ tab: tabs.find(({ value }) => value === event.currentTarget.value)?.value ?? 'all', text: filter.text })
          }
        />
        <TextField
          className="resources__text"
          id={fieldId}
          type="search"
          label={words.filter}
          autoComplete="off"
          maxLength={100}
          value={filter.text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <p className="resources__count" role="status">
        {words.counts[shown.length]}
      </p>
      {shown.length === 0 ? (
        <div className="resources__none">
          <p className="resources__none-title">{words.noMatch}</p>
          <p>{words.noMatchHint}</p>
          <Button onClick={() => settle({ tab: 'all', text: '' })}>{words.clear}</Button>
        </div>
      ) : (
        <ul className="resources__list">
          {shown.map((row) => (
            <li key={row.key} data-type={row.type}>
              <ResourceRow resource={row} words={words.rows} headingLevel={rowLevel} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
