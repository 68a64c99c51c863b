import { pathAliases } from '@/lib/config/aliases'
import { codePrefixes, codeRoutes, codeSections } from '@/lib/config/code-routes'
import { isLocalePrefixed } from './tidy-address'

export type CodeAddress = 'screen' | 'alias' | 'language' | 'interface'

const isAtOrBelow = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`)

/** Who answers at a path instead of a page of the editors; `null` where a page may stand. */
export const codeAddressOf = (path: string): CodeAddress | null => {
  if (codePrefixes.some((top) => isAtOrBelow(path, top))) return 'interface'
  if (isLocalePrefixed(path)) return 'language'
  if (pathAliases.some(({ alias }) => alias === path)) return 'alias'
  return codeRoutes.includes(path) || codeSections.some((top) => isAtOrBelow(path, top)) ? 'screen' : null
}
