import { describe, expect, it, vi } from 'vitest'
import { TextField } from '@/components/ui/field/field'
import { useForm, type FieldErrors } from '@/components/ui/field/use-form.client'
import { field, press, settle, show, text, type } from '../../../support/in-a-browser'

const wanted = ['name', 'city'] as const

const whatIsMissing = (data: FormData): FieldErrors =>
  Object.fromEntries(wanted.flatMap((name) => (String(data.get(name) ?? '').length < 3 ? [[name, `${name} is missing`]] : [])))

const Form = ({ send, check, recheck }: Pick<Parameters<typeof useForm>[0], 'send' | 'check' | 'recheck'>) => {
  const form = useForm({ id: 'form', send, check, recheck })
  return (
    <form {...form.attributes}>
      {wanted.map((name) => (
        <TextField key={name} id={form.idOf(name)} name={name} label={name} error={form.errorOf(name)} />
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

const nothingWrong = async () => ({})

describe('a client-validated form', () => {
  it('is not sent while invalid, and focuses the first invalid field', async () => {
    const send = vi.fn(nothingWrong)
    await show(<Form send={send} check={whatIsMissing} />)
    await type('name', 'Ana')
    await press()
    expect(send).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field('city'))
    expect(text('#form-city-error')).toBe('city is missing')
  })

  it('shows errors only after submitting, and clears fixed ones while typing', async () => {
    await show(<Form send={nothingWrong} check={whatIsMissing} />)
    await type('name', 'An')
    expect(text('.field__error')).toBeUndefined()
    await press()
    await type('name', 'a')
    expect(text('#form-name-error')).toBeUndefined()
    expect(text('#form-city-error')).toBe('city is missing')
  })

  it('flags no field that was valid on submit and is not being edited', async () => {
    const check = vi.fn(whatIsMissing).mockReturnValueOnce({ name: 'name is missing' })
    await show(<Form send={nothingWrong} check={check} />)
    await press()
    await type('name', 'A')
    expect(text('#form-name-error')).toBe('name is missing')
    expect(text('#form-city-error')).toBeUndefined()
  })
})

describe('a form in flight', () => {
  it('is sent once, however fast it is resubmitted, and again after the response', async () => {
    let answer: (found: FieldErrors) => void = () => undefined
    const send = vi.fn(() => new Promise<FieldErrors>((resolve) => (answer = resolve)))
    await show(<Form send={send} />)
    await settle(() => {
      document.querySelector('form')?.requestSubmit()
      document.querySelector('form')?.requestSubmit()
    })
    await press()
    expect(send).toHaveBeenCalledTimes(1)
    await settle(() => answer({}))
    await press()
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('a server-validated form', () => {
  it('shows the error until something is typed, if it has a single field', async () => {
    await show(<Form send={async () => ({ name: 'nobody holds this name' })} recheck={() => ({})} />)
    await press()
    expect(text('#form-name-error')).toBe('nobody holds this name')
    expect(document.activeElement).toBe(field('name'))
    await type('name', 'a')
    expect(text('.field__error')).toBeUndefined()
  })

  it('shows it otherwise until the next submission', async () => {
    const send = vi.fn<() => Promise<FieldErrors>>(nothingWrong).mockResolvedValueOnce({ name: 'refused' })
    await show(<Form send={send} />)
    await press()
    await type('name', 'a')
    expect(text('#form-name-error')).toBe('refused')
    await press()
    expect(text('.field__error')).toBeUndefined()
  })
})
