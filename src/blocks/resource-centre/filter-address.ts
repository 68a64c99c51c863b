import { type ResourceTab, resourceTypes } from '@/core/filters'

/** What the resource centre shows: a tab and a text. */
export interface ResourceFilter {
  readonly tab: ResourceTab
  readonly text: string
}

/** The parameters stand beside those of other sections (`q` is the domain search's). */
const names = { tab: 'resource', text: 'find' } as const

const longestText = 100

/** An unknown tab is all of them. */
export const readResourceFilter = (query: URLSearchParams): ResourceFilter => {
  const asked = query.get(names.tab)
  return {
    tab: resourceTypes.find((type) => type === asked) ?? 'all',
    text: (query.get(names.text) ?? '').slice(0, longestText),
  }
}

/** The query with this filter in it; the rest of it stays, and what is the default is left out. */
export const withResourceFilter = (query: URLSearchParams, { tab, text }: ResourceFilter): URLSearchParams => {
  const parameters = new URLSearchParams(query)
  const set = (name: string, value: string) => (value === '' ? parameters.delete(name) : parameters.set(name, value))
  set(names.tab, tab === 'all' ? '' : tab)
  set(names.text, text.trim().slice(0, longestText))
  return parameters
}
