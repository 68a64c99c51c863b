import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultLocale, isComplete, locales } from '@/lib/config/locales'
import type { MessageTree } from '@/lib/i18n/message-demands'
import { faultsOf } from './message-rules'

const projectRoot = path.resolve(import.meta.dirname, '../..')

const messagesOf = (locale: string): MessageTree =>
  JSON.parse(readFileSync(path.join(projectRoot, `src/lib/i18n/messages/${locale}.json`), 'utf8')) as MessageTree

describe.each(locales)('the messages in %s', (locale) => {
  it('§1.19: have the keys and the arguments of the first language, and none is empty', () => {
    const faults = faultsOf(messagesOf(defaultLocale), messagesOf(locale))
    expect(isComplete(locale) ? faults : faults.filter((fault) => !fault.endsWith(': missing'))).toEqual([])
  })
})
