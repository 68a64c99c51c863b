/** Only to take a path apart: nothing is ever fetched from it. */
const nowhere = 'http://nowhere.invalid'

const isPath = (value: string): boolean => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value)

/**
 * Where a visitor goes on after logging in: a path of this shop and nothing else. Another site's address, however it is
 * written (`//evil.example`, `/\evil.example`, `javascript:`), and the doors of an account themselves are `fallback`.
 */
export const safeNext = (asked: string | null | undefined, fallback: string): string => {
  if (!asked || asked.length > 2000 || !isPath(asked) || !URL.canParse(asked, nowhere)) return fallback
  const { origin, pathname, search, hash } = new URL(asked, nowhere)
  const isElsewhere = origin !== nowhere || pathname.startsWith('//') || /^\/(api|admin)(\/|$)/.test(pathname)
  const isDoor = /^\/[a-z]{2}\/(login|register|verify-email|forgot-password|reset-password)\/?$/.test(pathname)
  return isElsewhere || isDoor ? fallback : `${pathname}${search}${hash}`
}
