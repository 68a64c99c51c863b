import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '@/config/locales'
import { findWordingFaults } from '@/core/wording/find-faults'
import { labelsIn, wordsOfJob } from '@/cms/handbook/jobs/job'
import { jobsAt, marketingJobs } from '@/cms/handbook/jobs'
import { isLabel, labels } from '@/cms/handbook/labels'
import { documentOf, handbookLanguages, pictureFolder, pictureOf, picturedJobs, withJobs } from '../../../scripts/handbook/document'

const mostBytes = 60_000
const read = (file: string) => fs.readFileSync(file, 'utf8')
const audited = jobsAt('/collections/staff-actions')
const told = [...marketingJobs, ...audited]

describe('G13: the handbook', () => {
  it('tells fifteen jobs, each with its steps and a name of its own', () => {
    expect(marketingJobs).toHaveLength(15)
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
    for (const { id, steps } of told) expect(steps.length, id).toBeGreaterThanOrEqual(2)
  })

  it.each(told.map((job) => [job.id, job] as const))('%s: names the same labels of the admin in every language', (_id, job) => {
    for (const text of wordsOfJob(job)) {
      const named = labelsIn(text.en)
      expect(named.filter((name) => !isLabel(name))).toEqual([])
      for (const locale of locales) expect(new Set(labelsIn(text[locale])), text[locale]).toEqual(new Set(named))
    }
  })

  it('names every label it knows', () => {
    const named = new Set(told.flatMap(wordsOfJob).flatMap(({ en }) => labelsIn(en)))
    expect(Object.keys(labels).filter((name) => !named.has(name))).toEqual([])
  })

  it.each(locales)('has no fault of wording in %s', (locale) => {
    const texts = told.flatMap(wordsOfJob).map((text) => text[locale].replaceAll(/\{\w+\}/g, 'Otter'))
    expect(texts.flatMap((text) => findWordingFaults(locale, text).map(({ kind, found }) => `${kind} “${found}”: ${text}`))).toEqual([])
  })

  it.each(handbookLanguages)('is written as the admin says it now, in %s: else npm run handbook -- --words', (language) => {
    const document = read(documentOf[language])
    expect(document === withJobs(language, document), `${documentOf[language]} differs`).toBe(true)
    for (const { title } of marketingJobs) expect(document).toContain(`# ${title[language]}`)
  })

  it.each(handbookLanguages)('has a small picture of each job and no other, in %s: else npm run handbook', (language) => {
    const expected = picturedJobs(language)
      .map((job) => path.basename(pictureOf(language, job)))
      .sort()
    expect(fs.readdirSync(path.join(pictureFolder, language)).sort()).toEqual(expected)
    for (const job of picturedJobs(language)) expect(fs.statSync(pictureOf(language, job)).size, job.id).toBeLessThanOrEqual(mostBytes)
  })

  it('is told beside the screens it is about, and whole where there is none of its own', () => {
    const ids = (address: string) => jobsAt(address).map(({ id }) => id)
    expect(ids('/prices')).toEqual(['raise-prices', 'schedule-price', 'price-file'])
    expect(ids('/collections/pages/6a1b')).toEqual(['headline', 'landing-page', 'undo'])
    expect(ids('/collections/staff-actions')).toEqual(['who-did-what'])
    for (const address of ['/translations', '/promotions', '/texts', '/globals/header']) expect(ids(address).length).toBeLessThan(4)
    expect(jobsAt('')).toEqual(marketingJobs)
  })
})
