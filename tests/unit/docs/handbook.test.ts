import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { findWordingErrors } from '@/core/wording/find-errors'
import { labelsIn, wordsOfJob } from '@/payload/admin/guides/jobs/articles'
import { jobsAt, marketingJobs } from '@/payload/admin/guides/jobs'
import { isLabel, labels } from '@/payload/admin/guides/how-to'

const jobs = [...marketingJobs, ...jobsAt('/collections/staff-actions')]

describe('G13: handbook jobs', () => {
  it('have unique ids and at least two steps each', () => {
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length)
    for (const { id, steps } of jobs) expect(steps.length, id).toBeGreaterThanOrEqual(2)
  })

  it.each(jobs.map((job) => [job.id, job] as const))('%s: names the same admin labels in every language', (_id, job) => {
    for (const text of wordsOfJob(job)) {
      const named = labelsIn(text.en)
      expect(named.filter((name) => !isLabel(name))).toEqual([])
      for (const locale of locales) expect(new Set(labelsIn(text[locale])), text[locale]).toEqual(new Set(named))
    }
  })

  it('use every label that is defined', () => {
    const named = new Set(jobs.flatMap(wordsOfJob).flatMap(({ en }) => labelsIn(en)))
    expect(Object.keys(labels).filter((name) => !named.has(name))).toEqual([])
  })

  it.each(locales)('have no wording fault in %s', (locale) => {
    const texts = jobs.flatMap(wordsOfJob).map((text) => text[locale].replaceAll(/\{\w+\}/g, 'Otter'))
    expect(texts.flatMap((text) => findWordingErrors(locale, text).map(({ kind, found }) => `${kind} “${found}”: ${text}`))).toEqual([])
  })

  it('are shown on the screen they are about, and all of them on a screen without its own', () => {
    const ids = (address: string) => jobsAt(address).map(({ id }) => id)
    expect(ids('/prices')).toEqual(['raise-prices', 'schedule-price', 'price-file'])
    expect(ids('/collections/pages/6a1b')).toEqual(['headline', 'landing-page', 'undo'])
    expect(ids('/collections/staff-actions')).toEqual(['who-did-what'])
    for (const address of ['/translations', '/promotions', '/texts', '/globals/header']) expect(ids(address).length).toBeLessThan(4)
    expect(jobsAt('')).toEqual(marketingJobs)
  })
})
