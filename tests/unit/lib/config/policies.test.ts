import { describe, expect, it } from 'vitest'
import { adminPolicy, mailboxPolicy, noncePolicy, openNoncePolicy, pagePolicy } from '@/lib/config/security-headers'
import { faultsOfPolicy } from '../../../support/policy/evaluate-policy'

const nonce = btoa(crypto.randomUUID())
const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
const sound = noncePolicy(nonce, hash, false)

describe('the shop’s CSPs', () => {
  it.each([
    ['of kept pages', pagePolicy([`'${hash}'`])],
    ['of answers that bring none', pagePolicy([])],
    ['of pages that are drawn each time', openNoncePolicy(nonce, hash, false)],
    ['of pages that take a name or money', sound],
    ['of the admin', adminPolicy(nonce, hash, false)],
    ['of the mailbox', mailboxPolicy],
  ])('%s has no problems', (_whose, policy) => {
    expect(faultsOfPolicy(policy)).toEqual([])
  })
})

describe('R33: frames', () => {
  const framesOf = (policy: string) => /frame-src ([^;]*)/.exec(policy)?.[1]

  it('of pages of the site come from the shop and the players of videos', () => {
    const allowed = "'self' https://www.youtube-nocookie.com https://player.vimeo.com"
    expect([pagePolicy([]), openNoncePolicy(nonce, hash, false)].map(framesOf)).toEqual([allowed, allowed])
  })

  it('of the admin and of pages with personal data come from the shop alone', () => {
    expect(framesOf(adminPolicy(nonce, hash, false))).toBe("'self'")
    expect(framesOf(sound)).toBeUndefined()
    expect(sound).toContain("default-src 'self';")
  })
})

describe('the policy check detects', () => {
  it.each([
    ['none', null, 'there is no policy'],
    ['inline scripts', sound.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"), "scripts may be 'unsafe-inline'"],
    ['eval', sound.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"), "scripts may be 'unsafe-eval'"],
    ['scripts as data', sound.replace("script-src 'self'", "script-src 'self' data:"), 'scripts may come as data:'],
    ['any host', sound.replace("script-src 'self'", "script-src 'self' https:"), 'script-src allows https:'],
    ['a wildcard', sound.replace("connect-src 'self'", 'connect-src *.example.com'), 'connect-src allows *.example.com'],
    ['a short nonce', sound.replace(nonce, 'abc123'), 'the nonce abc123 can be guessed'],
    ['objects', sound.replace("; object-src 'none'", ''), "object-src is not 'none'"],
    ['bases', sound.replace("; base-uri 'none'", ''), 'base-uri is missing, and default-src does not stand in for it'],
    ['forms', sound.replace("; form-action 'self'", ''), 'form-action is missing, and default-src does not stand in for it'],
    ['frames', sound.replace("; frame-ancestors 'none'", ''), 'frame-ancestors is missing, and default-src does not stand in for it'],
    ['a directive twice', `${sound}; script-src *`, 'script-src stands there twice: browsers read the first alone'],
    ['no default', sound.replace("default-src 'self'; ", ''), 'default-src is missing'],
    [
      'strict-dynamic alone',
      "default-src 'none'; script-src 'strict-dynamic'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "'strict-dynamic' without a signature runs nothing",
    ],
  ])('%s', (_what, policy, fault) => {
    expect(faultsOfPolicy(policy)).toContain(fault)
  })
})
