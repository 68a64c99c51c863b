import { describe, expect, it } from 'vitest'
import { ErrorSummary } from '@/components/ui/field/error-summary.client'
import { TextField } from '@/components/ui/field/field'
import { field, settle, show } from '../../../support/in-a-browser'

const errors = [
  { fieldId: 'form-name', message: 'Enter your name' },
  { fieldId: 'form-city', message: 'Enter your city' },
]

describe('the error summary of a form', () => {
  it('moves the focus to the field when its error is clicked', async () => {
    await show(
      <>
        <ErrorSummary title="Two things to fix." errors={errors} answer={1} />
        <TextField id="form-name" name="name" label="Name" />
        <TextField id="form-city" name="city" label="City" />
      </>,
    )
    expect(document.activeElement).toBe(document.querySelector('[role=alert]'))
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[role=alert] a')]
    expect(links.map(({ textContent }) => textContent)).toEqual(errors.map(({ message }) => message))
    await settle(() => links[1]?.click())
    expect(document.activeElement).toBe(field('City'))
    await settle(() => links[0]?.click())
    expect(document.activeElement).toBe(field('Name'))
  })
})
