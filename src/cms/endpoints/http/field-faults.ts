import type { z } from 'zod'
import { isLinkFault } from '@/lib/http/text'
import type { ApiWords } from '@/lib/http/http-error'

type Issue = z.core.$ZodIssue

const sentence = (issue: Issue, words: ApiWords): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return words.field('required')
      return issue.expected === 'int' ? words.field('whole') : words.field('type')
    case 'unrecognized_keys':
      return words.field('unknown')
    case 'invalid_value':
    case 'invalid_union':
      return words.field('choice')
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? words.field('too-short')
        : words.field('too-small', { limit: Number(issue.minimum) })
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? words.field('too-long', { limit: Number(issue.maximum) })
        : words.field('too-big', { limit: Number(issue.maximum) })
    case 'custom':
      if (issue.params?.['error'] === 'vat-id-invalid') return words.error('vat-id-invalid')
      return words.field(isLinkFault(issue) ? 'link' : 'format')
    default:
      return words.field('format')
  }
}

const maximumFields = 20
const maximumPath = 120

/** Of a union's faults, those of the branch that came closest: the one that understood most of what was sent. */
const closestBranch = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [closest] = [...issue.errors].sort((left, right) => left.length - right.length)
  return (closest ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** `path → message` of everything that is wrong, in the language of the request. What was sent is never repeated. */
export const fieldFaults = (issues: readonly Issue[], words: ApiWords): Record<string, string> => {
  const faults = issues.flatMap(closestBranch).flatMap((issue) => {
    const path = issue.path.map(String)
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
    return paths.map((each) => [each.join('.').slice(0, maximumPath) || 'body', sentence(issue, words)] as const)
  })
  return Object.fromEntries(faults.slice(0, maximumFields))
}
