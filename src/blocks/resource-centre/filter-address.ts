import { type ResourceTab, resourceTypes } from '@/core/filters'

export interface ResourceFilter {
  readonly tab: ResourceTab
  readonly text: string
}

/** URL parameters must differ from those of other sections (`q` is the domain search's). */
const names = { tab: 'resource', text: 'find' } as const

const longestText = 100

/** An unknown tab means all. */
export const readResourceFilter = (query: URLSearchParams): ResourceFilter => {
  const asked = query.get(names.tab)
  return {
    tab: resourceTypes.find((type) => type === asked) ?? 'all',
    text: (query.get(names.text) ?? '').slice(0, longestText),
  }
}

/** Sets the filter's parameters and keeps the others; defaults are left out. */
export const withResourceFilter = (query: URLSearchParams, { tab, text }: ResourceFilter): URLSearchParams => {
  const parameters = new URLSearchParams(query)
  const set = (name: string, value: string) => (value === '' ? parameters.delete(name) : parameters.set(name, value))
  set(names.tab, tab === 'all' ? '' : tab)
  set(names.text, text.trim().slice(0, longestText))
  return parameters
}
