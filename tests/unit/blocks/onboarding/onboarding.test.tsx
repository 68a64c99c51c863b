import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Onboarding, toOnboardingView } from '@/blocks/onboarding/component'
import type { OnboardingBlock } from '@/payload-types'

const step = (number: number) => ({
  title: `Step ${number}`,
  description: 'In short',
  detail: 'In full',
  buttonLabel: `Go ${number}`,
  href: `/step-${number}`,
})
const block: OnboardingBlock = { blockType: 'onboarding', heading: 'Three steps', steps: [step(1), step(2), step(3)] }
const markup = renderToStaticMarkup(<Onboarding view={toOnboardingView(block, 'fr')} placeholderNames={['otterbean']} />)

describe('the three steps', () => {
  it('§2.40: render three cards of one group with exactly one selected, without script', () => {
    const radios = markup.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
    expect(radios).toHaveLength(3)
    expect(new Set(radios.map((radio) => /name="([^"]+)"/.exec(radio)?.[1])).size).toBe(1)
    expect(radios.map((radio) => radio.includes('checked'))).toEqual([true, false, false])
  })

  it('are a group named by the heading', () => {
    const id = /<h2 id="([^"]+)">Three steps</.exec(markup)?.[1]
    expect(markup).toContain(`role="radiogroup" aria-labelledby="${id}"`)
  })

  it('R1: each have a button with a localised link', () => {
    expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/fr/step-1', '/fr/step-2', '/fr/step-3'])
  })

  it('have a picture with four screws, the last for the last step', () => {
    expect(markup.match(/step-sign__in--\d/g)).toEqual(['step-sign__in--1', 'step-sign__in--1', 'step-sign__in--2', 'step-sign__in--3'])
  })
})
