import type { Page } from '@playwright/test'
import { wordsOf } from './shop'

export const words = wordsOf('en')
export const searchCalls = '**/api/domains/search?*'

export const field = (page: Page) => page.getByRole('search', { name: words('domainSearch.searchLabel') }).getByRole('combobox')
export const button = (page: Page) =>
  page
    .getByRole('search', { name: words('domainSearch.searchLabel') })
    .getByRole('button', { name: words('domainSearch.search'), exact: true })
export const rowsOf = (page: Page, label: string) => page.getByRole('row').filter({ hasText: label })
