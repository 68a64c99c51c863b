'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { filterResources, type ResourceTab, resourceTypes } from '@/core/filters'
import { useAddress } from '@/components/ui/address/address.client'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/field/field'
import { Segmented } from '@/components/ui/segmented/segmented'
import { ResourceRow } from './resource-row.client'
import type { ResourceRowView, ResourceRowWords } from './types'

export interface FilterState {
  readonly tab: ResourceTab
  readonly text: string
}

/** URL parameters must differ from those of other sections (`q` is the domain search's). */
const names = { tab: 'resource', text: 'find' } as const

const longestText = 100

/** An unknown tab means all. */
export const readResourceFilter = (query: URLSearchParams): FilterState => {
  const asked = query.get(names.tab)
  return {
    tab: resourceTypes.find((type) => type === asked) ?? 'all',
    text: (query.get(names.text) ?? '').slice(0, longestText),
  }
}

/** Sets the filter's parameters and keeps the others; defaults are left out. */
export const withResourceFilter = (query: URLSearchParams, { tab, text }: FilterState): URLSearchParams => {
  const parameters = new URLSearchParams(query)
  const set = (name: string, value: string) => (value === '' ? parameters.delete(name) : parameters.set(name, value))
  set(names.tab, tab === 'all' ? '' : tab)
  set(names.text, text.trim().slice(0, longestText))
  return parameters
}

interface ResourceFilterWords {
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
  const filter: FilterState = { tab: address.tab, text: typed ?? address.text }
  const shown = filterResources(rows, filter)

  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (next: FilterState) => {
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
